// Parts that are drawn once for what they are given. A table is thousands of elements, of which a move changes a few.
import { Component, h } from "preact";

/** @param {Record<string, unknown>} one @param {Record<string, unknown>} other */
const same = (one, other) =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every(name => Object.is(one[name], other[name]));

/**
 * A component that is drawn again only when a property is another value. What it reads from signals it follows all the same.
 * @template {object} Props
 * @param {(props: Props) => import("preact").ComponentChild} draw
 * @returns {import("preact").ComponentClass<Props>}
 */
export function once(draw) {
  return class extends Component {
    /** @override @param {Readonly<Props>} next */
    shouldComponentUpdate(next) {
      return !same(/** @type {Record<string, unknown>} */ (this.props), /** @type {Record<string, unknown>} */ (next));
    }

    /** @override @param {Readonly<Props>} props */
    render(props) {
      return h(/** @type {import("preact").FunctionComponent<any>} */ (draw), props); // whatever it takes, it gets
    }
  };
}
