import type { ConditionalRule } from 'copy-review';

/**
 * Runs in an open page: finds the rules of its style sheets that could hide or replace texts under a condition
 * that does not hold now: a media, container or supports query, or a state such as `:hover`. The browser itself tells
 * which rules hold: each gets a property that does nothing, and elements are asked for it.
 *
 * A rule is named by its conditions and declarations, so that another class or order makes no other rule.
 *
 * @param probe the beginning of the names of these properties, which no style sheet knows
 * @returns the rules with the texts that they would apply to, and all texts of the page
 */
export function conditionalRules(probe: string): {
  readonly texts: readonly string[];
  readonly unmet: readonly ConditionalRule[];
} {
  const HIDING =
    /^(?:animation|bottom|clip|color$|content|display|fill|filter|font-size|inset|left|mask|opacity|overflow|position|right|rotate|scale|text-indent|top|transform|translate|visibility|-webkit-text-fill-color|(?:(?:min|max)-)?(?:width|height|block-size|inline-size))/;
  const STATES =
    /:(?:active|autofill|checked|default|disabled|enabled|focus(?:-visible|-within)?|fullscreen|hover|indeterminate|(?:user-)?(?:in)?valid|modal|open|optional|out-of-range|placeholder-shown|popover-open|read-only|read-write|required|target(?:-within)?|visited)(?![\w-])/g;
  const PSEUDO =
    /::?(?:before|after|marker|placeholder|first-line|first-letter|backdrop)(?![\w-])|::[\w-]+(?:\([^)]*\))?/g;

  const textsIn = (root: Node): string[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.nodeValue ?? '').replaceAll(/\s+/g, ' ').trim();
      if (text !== '') texts.push(text);
    }
    return texts;
  };
  /** The selector without its states, so that it matches what it would match in them. */
  const withoutStates = (selector: string): string => {
    let rest = selector.replaceAll(PSEUDO, '').replaceAll(STATES, '');
    for (let before = ''; before !== rest;) {
      before = rest;
      rest = rest.replaceAll(/:(?:not|is|where|has)\(\s*(?:,\s*)*\)/g, '');
    }
    return rest.replaceAll(/(^|[,(>+~]|\s)\s*(?=[,)>+~]|$)/g, '$1*');
  };

  interface Candidate {
    readonly name: string;
    readonly rule: string;
    readonly style: CSSStyleDeclaration;
    readonly pseudo: string | undefined;
    readonly elements: readonly Element[];
  }
  const candidates: Candidate[] = [];
  const addRule = (style: CSSStyleDeclaration, selector: string, conditions: readonly string[]) => {
    const states = [...new Set(selector.match(STATES))].toSorted();
    const hiding = [...style].filter((name) => HIDING.test(name));
    if (conditions.length + states.length === 0 || hiding.length === 0) return;
    let elements: Element[];
    try {
      elements = [...document.querySelectorAll(withoutStates(selector))];
    } catch {
      // What it would match is not known.
      elements = [document.documentElement];
    }
    // Variables by their values: their names can be other ones in each build.
    const known = getComputedStyle(elements[0] ?? document.documentElement);
    const declared = hiding.map((name) => {
      const value = style
        .getPropertyValue(name)
        .replaceAll(
          /var\(\s*(--[\w-]+)[^()]*\)/g,
          (all, variable: string) => known.getPropertyValue(variable).trim() || all,
        );
      return `${name}: ${value}`;
    });
    const pseudo = /::?(?:before|after)(?![\w-])/.exec(selector)?.[0].replace(/^:?/, ':');
    const rule = `${[...conditions, ...states, pseudo ?? ''].filter(Boolean).join(' ')} { ${declared.toSorted().join('; ')} }`;
    const name = `${probe}-${candidates.length}`;
    candidates.push({ name, rule, style, pseudo, elements });
  };
  const walk = (rules: CSSRuleList, conditions: readonly string[], parent: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const own = rule.selectorText;
        const selector =
          parent === ''
            ? own
            : own.includes('&')
              ? own.replaceAll('&', parent)
              : `${parent} ${own}`;
        addRule(rule.style, selector, conditions);
        walk(rule.cssRules, conditions, `:is(${selector})`);
      } else if (rule instanceof CSSImportRule)
        walk(rule.styleSheet?.cssRules ?? new CSSStyleSheet().cssRules, conditions, parent);
      else if (rule instanceof CSSLayerBlockRule) walk(rule.cssRules, conditions, parent);
      else if (rule instanceof CSSGroupingRule) {
        const [condition = ''] = rule.cssText.split('{');
        walk(rule.cssRules, [...conditions, condition.trim()], parent);
      } else if ('style' in rule && parent !== '' && rule.style instanceof CSSStyleDeclaration)
        addRule(rule.style, parent, conditions);
    }
  };
  for (const sheet of document.styleSheets) walk(sheet.cssRules, [], '');

  for (const { name, style } of candidates) {
    CSS.registerProperty({ name, syntax: '*', inherits: false });
    style.setProperty(name, '1');
  }
  const unmet = new Map<string, Set<string>>();
  for (const { name, rule, pseudo, elements } of candidates)
    for (const element of elements) {
      if (getComputedStyle(element, pseudo).getPropertyValue(name) === '1') continue;
      const texts = textsIn(element);
      if (texts.length === 0) continue;
      const known = unmet.get(rule) ?? new Set();
      for (const text of texts) known.add(text);
      unmet.set(rule, known);
    }
  for (const { name, style } of candidates) style.removeProperty(name);
  return {
    texts: textsIn(document),
    unmet: [...unmet].map(([rule, texts]) => ({ rule, texts: [...texts] })),
  };
}
