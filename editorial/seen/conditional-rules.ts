import type { ConditionalRule } from 'copy-review';

/**
 * Runs in an open page: finds the rules of its style sheets that could hide or replace texts under a condition:
 * a media, container or supports query, a state such as `:hover`, or an animation, of which only the end is looked at.
 * The browser itself tells which rules hold: each gets a property that does nothing, and elements are asked for it. A
 * rule that holds is named “without …”, since without it another rule could hide the text.
 *
 * A rule is named by its conditions and declarations, so that another class or order makes no other rule.
 *
 * @param probe the beginning of the names of these properties, which no style sheet knows
 * @returns the rules with the texts that they would apply to, and all texts of the page
 */
export function conditionalRules(probe: string): {
  readonly texts: readonly string[];
  readonly untried: readonly ConditionalRule[];
} {
  /** How the names of properties begin that could hide a text; functions of a page get nothing from modules. */
  const properties = [
    ...['--', 'animation', 'bottom', 'clip', 'color$', 'content', 'display', 'fill', 'filter'],
    ...['font-size', 'inset', 'left', 'letter-spacing', 'mask', 'opacity', 'overflow', 'position'],
    ...['right', 'rotate', 'scale', 'text-indent', 'top', 'transform', 'translate', 'visibility'],
    ...[
      '-webkit-text-fill-color',
      'zoom',
      '(?:(?:min|max)-)?(?:width|height|block-size|inline-size)',
    ],
  ];
  const HIDING = new RegExp(`^(?:${properties.join('|')})`);
  const states = [
    ...['active', '(?:-webkit-)?autofill', 'checked', 'default', 'defined', 'disabled', 'enabled'],
    ...['focus(?:-visible|-within)?', 'fullscreen', 'hover', 'indeterminate', 'lang\\([^)]*\\)'],
    ...['(?:user-)?(?:in)?valid', 'modal', 'open', 'optional', 'out-of-range', 'placeholder-shown'],
    ...['popover-open', 'read-only', 'read-write', 'required', 'target(?:-within)?', 'visited'],
  ];
  const STATES = new RegExp(`:(?:${states.join('|')})(?![\\w-])`, 'g');
  const PSEUDO =
    /::?(?:before|after|marker|placeholder|first-line|first-letter|backdrop)(?![\w-])|::[\w-]+(?:\([^)]*\))?/g;

  const textsIn = (root: Node): string[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ parentElement }) => {
      // Code is a text of the page only if a style displays it.
      const isCode = parentElement?.matches('script, style, title') ?? false;
      return isCode && parentElement?.checkVisibility() === false
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT;
    });
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
    readonly isAnimation: boolean;
  }
  /** What each animation hides or replaces, by name. */
  const frames = new Map<string, string>();
  /** The properties of a rule that can hide or replace texts, those of an animation as one. */
  const hidingIn = (style: CSSStyleDeclaration): string[] => {
    const isOutside = (name: string) =>
      name.startsWith('margin') && /-\.?\d/.test(style.getPropertyValue(name));
    const names = [...style].filter((name) => HIDING.test(name) || isOutside(name));
    const withoutParts = (name: string) => name.replace(/^animation-.*/, 'animation');
    return style.animation === '' ? names : [...new Set(names.map(withoutParts))];
  };
  const findFrames = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSKeyframesRule) {
        const hidingFrames = [...rule.cssRules].flatMap((frame) => {
          if (!(frame instanceof CSSKeyframeRule)) return [];
          const declared = hidingIn(frame.style).map(
            (name) => `${name}: ${frame.style.getPropertyValue(name)}`,
          );
          return declared.length > 0 ? `${frame.keyText} { ${declared.join('; ')} }` : [];
        });
        frames.set(rule.name, `(${hidingFrames.join(' ')})`);
      } else if (rule instanceof CSSGroupingRule) findFrames(rule.cssRules);
      else if (rule instanceof CSSImportRule && rule.styleSheet)
        findFrames(rule.styleSheet.cssRules);
    }
  };
  const candidates: Candidate[] = [];
  const addRule = (style: CSSStyleDeclaration, selector: string, conditions: readonly string[]) => {
    const states = [...new Set(selector.match(STATES))].toSorted();
    const all = hidingIn(style);
    const isAnimation = conditions.length + states.length === 0;
    const hiding = isAnimation ? all.filter((name) => name.startsWith('animation')) : all;
    if (hiding.length === 0) return;
    let elements: Element[];
    try {
      elements = [...document.querySelectorAll(withoutStates(selector))];
    } catch {
      // What it would match is not known.
      elements = [document.documentElement];
    }
    const pseudo = /::?(?:before|after)(?![\w-])/.exec(selector)?.[0].replace(/^:?/, ':');
    // Variables by their values: their names can be other ones in each build.
    const known = getComputedStyle(elements[0] ?? document.documentElement);
    const declared = hiding.map((name) => {
      const value = style
        .getPropertyValue(name)
        .replaceAll(
          /var\(\s*(--[\w-]+)[^()]*\)/g,
          (whole, variable: string) => known.getPropertyValue(variable).trim() || whole,
        );
      const shown = name.startsWith('animation')
        ? value.replaceAll(/[\w-]+/g, (word) => frames.get(word) ?? word)
        : value;
      return `${name.replace(/^--.*/, 'variable')}: ${shown}`;
    });
    const parts = [
      ...conditions,
      ...states,
      pseudo ?? '',
      '{',
      declared.toSorted().join('; '),
      '}',
    ];
    const rule = parts.filter(Boolean).join(' ');
    const name = `${probe}-${candidates.length}`;
    candidates.push({ name, rule, style, pseudo, elements, isAnimation });
  };
  const under = (conditions: readonly string[], media: string) =>
    media === '' ? conditions : [...conditions, `@media ${media}`];
  const walk = (rules: CSSRuleList, conditions: readonly string[], parent: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const typedSelector = rule.selectorText;
        const selector =
          parent === ''
            ? typedSelector
            : typedSelector.includes('&')
              ? typedSelector.replaceAll('&', parent)
              : `${parent} ${typedSelector}`;
        addRule(rule.style, selector, conditions);
        walk(rule.cssRules, conditions, `:is(${selector})`);
      } else if (rule instanceof CSSImportRule) {
        const supports = rule.supportsText === null ? [] : [`@supports ${rule.supportsText}`];
        const all = under([...conditions, ...supports], rule.media.mediaText);
        if (rule.styleSheet) walk(rule.styleSheet.cssRules, all, parent);
      } else if (rule instanceof CSSLayerBlockRule) walk(rule.cssRules, conditions, parent);
      else if (rule instanceof CSSGroupingRule) {
        const [condition = ''] = rule.cssText.split('{');
        walk(rule.cssRules, [...conditions, condition.trim()], parent);
      } else if ('style' in rule && parent !== '' && rule.style instanceof CSSStyleDeclaration)
        addRule(rule.style, parent, conditions);
    }
  };
  const sheets = [...document.styleSheets];
  for (const sheet of sheets) findFrames(sheet.cssRules);
  for (const sheet of sheets) walk(sheet.cssRules, under([], sheet.media.mediaText), '');

  for (const { name, style } of candidates) {
    CSS.registerProperty({ name, syntax: '*', inherits: false });
    style.setProperty(name, '1');
  }
  const untried = new Map<string, Set<string>>();
  for (const { name, rule, pseudo, elements, isAnimation } of candidates)
    for (const element of elements) {
      const texts = textsIn(element);
      if (texts.length === 0) continue;
      const holds = getComputedStyle(element, pseudo).getPropertyValue(name) === '1';
      const shown = holds && !isAnimation ? `without ${rule}` : rule;
      const known = untried.get(shown) ?? new Set();
      for (const text of texts) known.add(text);
      untried.set(shown, known);
    }
  for (const { name, style } of candidates) style.removeProperty(name);
  return {
    texts: textsIn(document),
    untried: [...untried].map(([rule, texts]) => ({ rule, texts: [...texts] })),
  };
}
