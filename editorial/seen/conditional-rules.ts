/**
 * Finds the rules in the style sheets of an open page that could hide or replace texts under a condition: a
 * media, container or supports query, a state such as `:hover`, or an animation, of which only the end is
 * looked at. Each function but `conditionalRules` is sent to the browser by its source, so that all it uses
 * is inside of it or given to it.
 */
import type { Page } from '@playwright/test';
import type { ConditionalRule } from 'copy-review';

/** How the names of properties begin that could hide a text. */
const HIDING = [
  ...['--', 'animation', 'bottom', 'clip', 'color$', 'content', 'display', 'fill', 'filter'],
  ...['font-size', 'inset', 'left', 'letter-spacing', 'mask', 'opacity', 'overflow', 'position'],
  ...['right', 'rotate', 'scale', 'text-indent', 'top', 'transform', 'translate', 'visibility'],
  ...['-webkit-text-fill-color', 'zoom'],
  '(?:(?:min|max)-)?(?:width|height|block-size|inline-size)',
];

/** Pseudo-classes that depend on what a visitor does or has. */
const STATES = [
  ...['active', '(?:-webkit-)?autofill', 'checked', 'default', 'defined', 'disabled', 'enabled'],
  ...['focus(?:-visible|-within)?', 'fullscreen', 'hover', 'indeterminate', 'lang\\([^)]*\\)'],
  ...['(?:user-)?(?:in)?valid', 'modal', 'open', 'optional', 'out-of-range', 'placeholder-shown'],
  ...['popover-open', 'read-only', 'read-write', 'required', 'target(?:-within)?', 'visited'],
];

const PATTERNS = {
  hiding: `^(?:${HIDING.join('|')})`,
  states: `:(?:${STATES.join('|')})(?![\\w-])`,
} as const;

/**
 * Finds the rules with a condition that could hide or replace texts. A rule is named by its conditions and
 * declarations, so that a renamed class or another order makes no other rule. One that holds now is named
 * “without …”, since without it another rule could hide the text.
 *
 * @returns the rules with the texts that they would apply to, and all texts of the page
 */
export async function conditionalRules(page: Page): Promise<{
  readonly texts: readonly string[];
  readonly untried: readonly ConditionalRule[];
}> {
  const rules = await page.evaluateHandle(rulesOfPage);
  const hidingRules = await rules.evaluateHandle(withHiding, PATTERNS);
  const candidates = await hidingRules.evaluateHandle(withElements);
  // No style sheet knows this property.
  return await candidates.evaluate(textsOfRules, `--look-${crypto.randomUUID()}`);
}

/** A rule of a style sheet. */
interface PageRule {
  readonly style: CSSStyleDeclaration;
  /** With the selectors of the rules around it. */
  readonly selector: string;
  readonly conditions: readonly string[];
}

/** All rules of the page, also those that are nested or imported, and all animations. */
function rulesOfPage() {
  const rules: PageRule[] = [];
  const animations: CSSKeyframesRule[] = [];
  const under = (conditions: readonly string[], media: string) =>
    media === '' ? conditions : [...conditions, `@media ${media}`];
  /** Adds the rules of a list, and of those nested in it, below the selector of their parent. */
  const walk = (list: CSSRuleList, conditions: readonly string[], parent: string) => {
    for (const rule of list) {
      if (rule instanceof CSSKeyframesRule) animations.push(rule);
      else if (rule instanceof CSSStyleRule) {
        const typed = rule.selectorText;
        const nested = typed.includes('&') ? typed.replaceAll('&', parent) : `${parent} ${typed}`;
        const selector = parent === '' ? typed : nested;
        rules.push({ style: rule.style, selector, conditions });
        walk(rule.cssRules, conditions, `:is(${selector})`);
      } else if (rule instanceof CSSImportRule) {
        const supports = rule.supportsText === null ? [] : [`@supports ${rule.supportsText}`];
        const all = under([...conditions, ...supports], rule.media.mediaText);
        if (rule.styleSheet) walk(rule.styleSheet.cssRules, all, parent);
      } else if (rule instanceof CSSLayerBlockRule) walk(rule.cssRules, conditions, parent);
      else if (rule instanceof CSSGroupingRule) {
        const [condition = ''] = rule.cssText.split('{');
        walk(rule.cssRules, [...conditions, condition.trim()], parent);
        // Declarations that follow a nested rule.
      } else if ('style' in rule && parent !== '' && rule.style instanceof CSSStyleDeclaration)
        rules.push({ style: rule.style, selector: parent, conditions });
    }
  };
  for (const sheet of document.styleSheets)
    walk(sheet.cssRules, under([], sheet.media.mediaText), '');
  return { rules, animations };
}

/** A rule that could hide a text, with its states among its conditions. */
interface HidingRule extends PageRule {
  /** The selector without its states, so that it matches what it would match in them. */
  readonly bare: string;
  /** The names of the properties that could hide a text, those of an animation as one. */
  readonly names: readonly string[];
  /** Whether only its animation is a condition. */
  readonly isAnimation: boolean;
}

/**
 * The rules that have a condition and could hide a text, and what each animation does to hide one.
 *
 * @param patterns the sources of `PATTERNS`
 */
function withHiding(
  { rules, animations }: ReturnType<typeof rulesOfPage>,
  patterns: { readonly hiding: string; readonly states: string },
) {
  const [hiding, states] = [new RegExp(patterns.hiding), new RegExp(patterns.states, 'g')];
  const hidingIn = (style: CSSStyleDeclaration): string[] => {
    // A negative margin can move a text off the page: “-1px”, “-.5em”.
    const isNegativeMargin = (name: string) =>
      name.startsWith('margin') && /-\.?\d/.test(style.getPropertyValue(name));
    const names = [...style].filter((name) => hiding.test(name) || isNegativeMargin(name));
    // An animation that is set whole names all of its properties, so it counts as one.
    const withoutParts = (name: string) => name.replace(/^animation-.*/, 'animation');
    return style.animation === '' ? names : [...new Set(names.map(withoutParts))];
  };
  /** “50% { opacity: 0 }” */
  const frameText = (frame: CSSRule): string[] => {
    const { style, keyText } = frame as CSSKeyframeRule;
    const declared = hidingIn(style).map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return declared.length > 0 ? [`${keyText} { ${declared.join('; ')} }`] : [];
  };
  const withoutStates = (selector: string): string => {
    const pseudoElements =
      /::?(?:before|after|marker|placeholder|first-line|first-letter|backdrop)(?![\w-])|::[\w-]+(?:\([^)]*\))?/g;
    let bare = selector.replaceAll(pseudoElements, '').replaceAll(states, '');
    // `:not(:hover)` is `:not()` now. Such can be nested, so they are removed until none is left.
    for (let before = ''; before !== bare;) {
      before = bare;
      bare = bare.replaceAll(/:(?:not|is|where|has)\([\s,]*\)/g, '');
    }
    // Where nothing is left beside a combinator, any element is meant.
    return bare.replaceAll(/(^|[,(>+~]|\s)\s*(?=[,)>+~]|$)/g, '$1*');
  };
  const hidingRules = rules.flatMap(({ style, selector, conditions }): HidingRule[] => {
    const all = [...conditions, ...[...new Set(selector.match(states))].toSorted()];
    const isAnimation = all.length === 0;
    const names = hidingIn(style).filter((name) => !isAnimation || name.startsWith('animation'));
    const bare = withoutStates(selector);
    return names.length > 0 ? [{ style, selector, bare, conditions: all, names, isAnimation }] : [];
  });
  const frames = new Map(
    animations.map(({ name, cssRules }) => [
      name,
      `(${[...cssRules].flatMap(frameText).join(' ')})`,
    ]),
  );
  return { hidingRules, frames };
}

/** A rule with its name for the review, and the elements that it would match. */
interface Candidate extends Pick<HidingRule, 'style' | 'isAnimation'> {
  readonly rule: string;
  /** `::before` or `::after`, if the rule is for one: browsers write `:before` so, too. */
  readonly pseudo: string | undefined;
  readonly elements: readonly Element[];
}

/** Names the rules, and finds their elements. */
function withElements({ hidingRules, frames }: ReturnType<typeof withHiding>): Candidate[] {
  const elementsOf = (selector: string): Element[] => {
    try {
      return [...document.querySelectorAll(selector)];
    } catch {
      // The selector cannot be read, so it could match anything.
      return [document.documentElement];
    }
  };
  return hidingRules.map(({ style, selector, bare, conditions, names, isAnimation }) => {
    const elements = elementsOf(bare);
    const pseudo = /::(?:before|after)(?![\w-])/.exec(selector)?.[0];
    // Custom properties are replaced by their values, since the build may give them other names.
    const computed = getComputedStyle(elements[0] ?? document.documentElement);
    const declared = names.map((name) => {
      const value = style
        .getPropertyValue(name)
        .replaceAll(
          /var\(\s*(--[\w-]+)[^()]*\)/g,
          (reference, variable: string) => computed.getPropertyValue(variable).trim() || reference,
        );
      const shown = name.startsWith('animation')
        ? value.replaceAll(/[\w-]+/g, (word) => frames.get(word) ?? word)
        : value;
      return `${name.replace(/^--.*/, 'variable')}: ${shown}`;
    });
    const parts = [...conditions, pseudo ?? '', '{', declared.toSorted().join('; '), '}'];
    return { style, isAnimation, pseudo, elements, rule: parts.filter(Boolean).join(' ') };
  });
}

/**
 * The texts in the elements of each rule. Each rule gets a custom property that does nothing: where an
 * element has that property, the rule holds now. So the browser itself evaluates the conditions.
 *
 * @param probe the beginning of the names of these properties
 */
function textsOfRules(candidates: readonly Candidate[], probe: string) {
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
  const probed = candidates.map((candidate, index) => ({
    ...candidate,
    name: `${probe}-${index}`,
  }));
  for (const { name, style } of probed) {
    CSS.registerProperty({ name, syntax: '*', inherits: false });
    style.setProperty(name, '1');
  }
  const textsByRule = new Map<string, Set<string>>();
  for (const { name, rule, pseudo, elements, isAnimation } of probed)
    for (const element of elements) {
      const texts = textsIn(element);
      if (texts.length === 0) continue;
      const holds = getComputedStyle(element, pseudo).getPropertyValue(name) === '1';
      const shown = holds && !isAnimation ? `without ${rule}` : rule;
      textsByRule.set(shown, (textsByRule.get(shown) ?? new Set()).union(new Set(texts)));
    }
  for (const { name, style } of probed) style.removeProperty(name);
  return {
    texts: textsIn(document),
    untried: [...textsByRule].map(([rule, texts]) => ({ rule, texts: [...texts] })),
  };
}
