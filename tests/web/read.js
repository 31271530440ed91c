() => {
  const board = document.querySelector(".board");
  const bar = document.querySelector(".bar");
  const number = element => Number(element?.textContent.trim() || 0);
  const kindOf = stone => Number(/\b[sm]([0-6])\b/.exec(stone.getAttribute("class"))[1]);
  const face = (element, place) => {
    const cost = [0, 0, 0, 0, 0];
    for (const price of element.querySelectorAll(".price")) cost[kindOf(price.querySelector(".gem"))] = number(price.querySelector("b"));
    return {
      place,
      cost,
      can: element.classList.contains("can"),
      points: number(element.querySelector(".points")),
      bonus: kindOf(element.querySelector(".gem.bonus")),
      time: Boolean(element.querySelector(".marks .m6")),
    };
  };
  const hand = [...document.querySelectorAll(".handcard[data-held] .card")].map(card =>
    face(card, `held ${card.closest("[data-held]").dataset.held}`),
  );
  const market = [...document.querySelectorAll("[data-slot] .card")].map(card =>
    face(card, `slot ${card.closest("[data-slot]").dataset.slot}`),
  );
  const own = attribute => Array.from({ length: 7 }, (_, kind) => {
    const seat = document.querySelector(".me")?.dataset.player;
    const found = document.querySelector(`.me [${attribute}="${seat}-${kind}"]`);
    return number(found?.querySelector("b") ?? found);
  });
  const yes = bar?.querySelector(".btn.yes");
  const stage = !bar?.classList.contains("mine")
    ? "wait"
    : bar.querySelector(".give")
      ? "return"
      : bar.querySelector(".pickrow")
        ? "claim"
        : yes && !bar.querySelector(".btn.ghost")
          ? "pass"
          : "main";
  const log = document.querySelector("#log ol");
  return {
    marvel: document.documentElement.dataset.edition === "marvel",
    over: board?.dataset.over === "true",
    mine: Boolean(bar?.classList.contains("mine")),
    busy: bar?.getAttribute("aria-busy") === "true",
    stage,
    ready: Boolean(yes && !yes.classList.contains("dim")),
    verb: document.querySelector(".space.buy") ? "buy" : document.querySelector(".space.reserve") ? "reserve" : null,
    cards: [...market, ...hand],
    hand,
    decks: [0, 1, 2].map(tier => number(document.querySelector(`[data-deck="${tier}"] .left`))),
    piles: [...document.querySelectorAll(".board [data-pile]")].map(pile => ({
      kind: Number(pile.dataset.pile),
      letter: pile.getAttribute("aria-keyshortcuts"),
      can: pile.classList.contains("can"),
      taken: pile.classList.contains("taken"),
      count: number(pile.querySelector(".count b")),
    })),
    tokens: own("data-token"),
    bonuses: own("data-chip"),
    // Changes with every decision of anybody.
    mark: `${log?.children.length} ${log?.firstElementChild?.textContent} ${stage} ${bar?.querySelector(".give")?.textContent} ${board?.dataset.over}`,
  };
}
