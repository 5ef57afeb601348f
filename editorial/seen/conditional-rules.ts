import type { ConditionalRule } from 'copy-review';

/**
 * Finds the rules in the style sheets of a page that could hide or replace texts under a condition: a media,
 * container or supports query, a state such as `:hover`, or an animation, of which only the end is looked at.
 *
 * 1. The style sheets are walked. Each rule with a condition and a declaration that could hide a text is a
 *    candidate, with the elements that it would match in its states.
 * 2. Each candidate gets a custom property that does nothing. Where an element has that property, the rule
 *    holds now: the browser itself evaluates the conditions.
 * 3. Each candidate is returned with the texts in its elements. A rule that holds now is named
 *    “without …”, since without it another rule could hide the text.
 *
 * A rule is named by its conditions and declarations, so that a renamed class or another order makes no
 * other rule. The function is sent to the browser by its source, so all that it uses is inside of it.
 *
 * @param probe the beginning of the names of the custom properties, which no style sheet knows
 * @returns the rules with the texts that they would apply to, and all texts of the page
 */
export function conditionalRules(probe: string): {
  readonly texts: readonly string[];
  readonly untried: readonly ConditionalRule[];
} {
  /** How the names of properties begin that could hide a text. */
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
  /** Pseudo-classes that depend on what a visitor does or has. */
  const states = [
    ...['active', '(?:-webkit-)?autofill', 'checked', 'default', 'defined', 'disabled', 'enabled'],
    ...['focus(?:-visible|-within)?', 'fullscreen', 'hover', 'indeterminate', 'lang\\([^)]*\\)'],
    ...['(?:user-)?(?:in)?valid', 'modal', 'open', 'optional', 'out-of-range', 'placeholder-shown'],
    ...['popover-open', 'read-only', 'read-write', 'required', 'target(?:-within)?', 'visited'],
  ];
  const STATES = new RegExp(`:(?:${states.join('|')})(?![\\w-])`, 'g');
  /** Pseudo-elements. */
  const PSEUDO =
    /::?(?:before|after|marker|placeholder|first-line|first-letter|backdrop)(?![\w-])|::[\w-]+(?:\([^)]*\))?/g;

  /** The texts below a node, each on one line. */
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
    let bare = selector.replaceAll(PSEUDO, '').replaceAll(STATES, '');
    // `:not(:hover)` is `:not()` now. Such can be nested, so they are removed until none is left.
    for (let before = ''; before !== bare;) {
      before = bare;
      bare = bare.replaceAll(/:(?:not|is|where|has)\(\s*(?:,\s*)*\)/g, '');
    }
    // Where nothing is left beside a combinator, any element is meant.
    return bare.replaceAll(/(^|[,(>+~]|\s)\s*(?=[,)>+~]|$)/g, '$1*');
  };

  interface Candidate {
    /** The name of its custom property. */
    readonly probeName: string;
    /** Its conditions and declarations, for the review. */
    readonly rule: string;
    readonly style: CSSStyleDeclaration;
    /** `:before` or `:after`, if the rule is for one. */
    readonly pseudo: string | undefined;
    readonly elements: readonly Element[];
    /** Whether only its animation is a condition. */
    readonly isAnimation: boolean;
  }
  /** The keyframes of each animation that hide or replace texts, by its name. */
  const hidingFrames = new Map<string, string>();
  /** The properties of a rule that can hide or replace texts, those of an animation as one. */
  const hidingIn = (style: CSSStyleDeclaration): string[] => {
    // A negative margin can move a text off the page.
    const isNegativeMargin = (name: string) =>
      name.startsWith('margin') && /-\.?\d/.test(style.getPropertyValue(name));
    const names = [...style].filter((name) => HIDING.test(name) || isNegativeMargin(name));
    const withoutParts = (name: string) => name.replace(/^animation-.*/, 'animation');
    return style.animation === '' ? names : [...new Set(names.map(withoutParts))];
  };
  /** Fills `hidingFrames`. */
  const findFrames = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSKeyframesRule) {
        const frames = [...rule.cssRules].flatMap((frame) => {
          if (!(frame instanceof CSSKeyframeRule)) return [];
          const declared = hidingIn(frame.style).map(
            (name) => `${name}: ${frame.style.getPropertyValue(name)}`,
          );
          return declared.length > 0 ? `${frame.keyText} { ${declared.join('; ')} }` : [];
        });
        hidingFrames.set(rule.name, `(${frames.join(' ')})`);
      } else if (rule instanceof CSSGroupingRule) findFrames(rule.cssRules);
      else if (rule instanceof CSSImportRule && rule.styleSheet)
        findFrames(rule.styleSheet.cssRules);
    }
  };
  const candidates: Candidate[] = [];
  /** Adds a rule to the candidates if it has a condition and could hide a text. */
  const addRule = (style: CSSStyleDeclaration, selector: string, conditions: readonly string[]) => {
    const states = [...new Set(selector.match(STATES))].toSorted();
    const allHiding = hidingIn(style);
    const isAnimation = conditions.length + states.length === 0;
    const hiding = isAnimation
      ? allHiding.filter((name) => name.startsWith('animation'))
      : allHiding;
    if (hiding.length === 0) return;
    let elements: Element[];
    try {
      elements = [...document.querySelectorAll(withoutStates(selector))];
    } catch {
      // The selector cannot be read, so it could match anything.
      elements = [document.documentElement];
    }
    const pseudo = /::?(?:before|after)(?![\w-])/.exec(selector)?.[0].replace(/^:?/, ':');
    // Custom properties are replaced by their values, since the build may give them other names.
    const computed = getComputedStyle(elements[0] ?? document.documentElement);
    const declared = hiding.map((name) => {
      const value = style
        .getPropertyValue(name)
        .replaceAll(
          /var\(\s*(--[\w-]+)[^()]*\)/g,
          (reference, name: string) => computed.getPropertyValue(name).trim() || reference,
        );
      const shown = name.startsWith('animation')
        ? value.replaceAll(/[\w-]+/g, (word) => hidingFrames.get(word) ?? word)
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
    const probeName = `${probe}-${candidates.length}`;
    candidates.push({ probeName, rule, style, pseudo, elements, isAnimation });
  };
  const under = (conditions: readonly string[], media: string) =>
    media === '' ? conditions : [...conditions, `@media ${media}`];
  /** Adds the rules of a list, and of those nested in it, below the selector of their parent. */
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

  for (const { probeName, style } of candidates) {
    CSS.registerProperty({ name: probeName, syntax: '*', inherits: false });
    style.setProperty(probeName, '1');
  }
  /** The texts of each rule, by its name. */
  const untried = new Map<string, Set<string>>();
  for (const { probeName, rule, pseudo, elements, isAnimation } of candidates)
    for (const element of elements) {
      const texts = textsIn(element);
      if (texts.length === 0) continue;
      const holds = getComputedStyle(element, pseudo).getPropertyValue(probeName) === '1';
      const name = holds && !isAnimation ? `without ${rule}` : rule;
      untried.set(name, (untried.get(name) ?? new Set()).union(new Set(texts)));
    }
  for (const { probeName, style } of candidates) style.removeProperty(probeName);
  return {
    texts: textsIn(document),
    untried: [...untried].map(([rule, texts]) => ({ rule, texts: [...texts] })),
  };
}
