/** A style sheet as far as jsdom's knows no layers and scopes: it keeps rules as they were written. */
export class FakeSheet {
  cssRules: { cssText: string }[] = [];
  disabled = false;
  readonly ownerNode: Element | null;

  constructor(ownerNode: unknown = null) {
    this.ownerNode = ownerNode instanceof Element ? ownerNode : null;
  }

  insertRule(cssText: string, index = 0): number {
    this.cssRules.splice(index, 0, { cssText });
    return index;
  }

  deleteRule(index: number): void {
    this.cssRules.splice(index, 1);
  }

  replaceSync(cssText: string): void {
    this.cssRules = [{ cssText }];
  }

  async replace(cssText: string): Promise<this> {
    this.cssRules = [{ cssText }];
    return this;
  }

  rules(): string[] {
    return this.cssRules.map(({ cssText }) => cssText);
  }
}

/** A rule that holds others, as `@media` does. */
export class FakeGroup extends FakeSheet {
  readonly parentStyleSheet: FakeSheet;

  constructor(sheet: FakeSheet) {
    super();
    this.parentStyleSheet = sheet;
  }

  override insertRule(cssText: string, index = 0): number {
    this.cssRules.splice(index, 0, { cssText });
    return index;
  }
}

/** The sheet that an element brings, or the given one. */
export function sheetOf(given: unknown): FakeSheet {
  const sheet: unknown = given instanceof Element ? Reflect.get(given, 'sheet') : given;
  if (!(sheet instanceof FakeSheet)) throw new Error('There is no style sheet');
  return sheet;
}

/**
 * Gives elements and document sheets that keep what is written; another text makes another sheet, as in browsers. What a link has
 * loaded is its `data-loaded`.
 */
export function stubSheets(): void {
  const known = new WeakMap<Element, { text: string; sheet: FakeSheet }>();
  const sheet = {
    configurable: true,
    get(this: Element) {
      const text = this instanceof HTMLLinkElement ? this.dataset.loaded : (this.textContent ?? '');
      if (text === undefined) return null;
      let { text: before, sheet } = known.get(this) ?? { text: undefined, sheet: new FakeSheet(this) };
      if (before !== text) {
        sheet = new FakeSheet(this);
        if (text) sheet.replaceSync(text);
        known.set(this, { text, sheet });
      }
      return sheet;
    },
  };
  Object.defineProperty(HTMLStyleElement.prototype, 'sheet', sheet);
  Object.defineProperty(HTMLLinkElement.prototype, 'sheet', sheet);
  Object.defineProperty(HTMLElement.prototype, 'nonce', {
    configurable: true,
    get(this: Element) {
      return this.getAttribute('nonce') ?? '';
    },
  });
  Object.defineProperty(Document.prototype, 'styleSheets', {
    configurable: true,
    get(this: Document) {
      return Array.from(this.querySelectorAll('style'), (style) => style.sheet);
    },
  });
  let adopted: unknown[] = [];
  Object.defineProperty(Document.prototype, 'adoptedStyleSheets', {
    configurable: true,
    get: () => adopted,
    set: (sheets: unknown[]) => {
      adopted = sheets;
    },
  });
  Object.assign(window, { CSSStyleSheet: FakeSheet, CSSGroupingRule: FakeGroup });
}
