// From a plan to a table: sets it up, keeps the seats, and goes there.
import { signal } from "@preact/signals";
import { createTable } from "../../core/api.js";
import { navigate } from "../../core/router.js";
import { keepNewTable } from "../../core/seats.js";
import { errorText } from "../../table/waiting.js";

/** Whether a table is being set up. */
export const starting = signal(false);
/** Why it could not be. */
export const trouble = signal("");

/** @param {import("../../core/types.js").NewTable} wanted */
export async function start(wanted) {
  if (starting.peek()) return;
  starting.value = true;
  trouble.value = "";
  try {
    const made = await createTable(wanted);
    keepNewTable(made);
    navigate(`/t/${made.table.id}`);
  } catch (error) {
    trouble.value = errorText(error);
  }
  starting.value = false;
}
