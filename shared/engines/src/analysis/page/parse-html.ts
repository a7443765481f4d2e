import * as cheerio from 'cheerio';
import { Parser, type Token, Tokenizer, type TreeAdapter } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';

// What no honest page reaches. The parser's work grows with the product of nesting and number of nodes.
const mostOpen = 256;
const mostNodes = 50_000;
/** Nodes that stand in a table where none may be; each is searched a place among all its siblings. */
const mostMisplaced = 5_000;
const mostAttributes = 300;
/** Longer values are cut: scripts and pictures stand in attributes too, and nobody reads them. */
const longestValue = 4_000;

/** Thrown out of the parser where a page goes beyond a bound; what was read until there counts. */
class TooMuch extends Error {}

/**
 * A page as a tree, read as browsers read it, up to where it meets a bound. The parser itself holds the bounds: only it
 * knows what is markup and what stands in a comment, a script, a title or an attribute.
 */
export function parseHtml(html: string): cheerio.CheerioAPI {
  const parser = new Parser<Htmlparser2TreeAdapterMap>({ treeAdapter: boundedAdapter() });
  parser.tokenizer = new BoundedTokenizer(parser.options, parser);
  try {
    parser.tokenizer.write(html, true);
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
  }
  return cheerio.load(parser.document);
}

/** Builds the same tree as cheerio's own parser. */
function boundedAdapter(): TreeAdapter<Htmlparser2TreeAdapterMap> {
  let nodes = 0;
  let misplaced = 0;
  let open = 0;
  const count = () => {
    nodes += 1;
    if (nodes > mostNodes || open > mostOpen) throw new TooMuch();
  };
  const countMisplaced = () => {
    misplaced += 1;
    if (misplaced > mostMisplaced) throw new TooMuch();
  };
  return {
    ...adapter,
    createElement(name, namespace, attributes) {
      count();
      return adapter.createElement(name, namespace, attributes.map(cut));
    },
    createCommentNode(data) {
      count();
      return adapter.createCommentNode(data);
    },
    insertBefore(parent, node, before) {
      countMisplaced();
      adapter.insertBefore(parent, node, before);
    },
    insertTextBefore(parent, text, before) {
      countMisplaced();
      adapter.insertTextBefore(parent, text, before);
    },
    onItemPush() {
      open += 1;
    },
    onItemPop() {
      open -= 1;
    },
  };
}

function cut(attribute: Token.Attribute): Token.Attribute {
  return attribute.value.length > longestValue
    ? { ...attribute, value: attribute.value.slice(0, longestValue) }
    : attribute;
}

/** Compares each attribute with all before it, as the standard demands; so it takes no more than a tag can need. */
class BoundedTokenizer extends Tokenizer {
  #attributes = 0;

  protected override _createStartTagToken(): void {
    this.#attributes = 0;
    super._createStartTagToken();
  }

  protected override _createEndTagToken(): void {
    this.#attributes = 0;
    super._createEndTagToken();
  }

  protected override _leaveAttrName(): void {
    this.#attributes += 1;
    if (this.#attributes <= mostAttributes) super._leaveAttrName();
  }
}
