/** What can take the focus, for a rule that speaks of any focused element. */
const FOCUSABLE = 'a, button, input, textarea, summary';

/** A state that only a visitor can bring about, and where an element stands that is shown in it. */
const POSES = [
  [/:hover\b/g, ':is(.pose-hover *)'],
  [/:focus(?:-visible)?(?![\w-])/g, `:is(.pose-focus :where(${FOCUSABLE}))`],
  [/:active\b/g, ':is(.pose-active *)'],
] as const;

/** The parts of a PostCSS rule that are used here (https://postcss.org/api/#rule). */
interface Rule {
  selectors: string[];
}

/**
 * The selector as it reads for an element inside `.pose-hover`, `.pose-focus` or `.pose-active`,
 * with the same specificity; the selector itself if it speaks of none of these states.
 */
export function posed(selector: string): string {
  return POSES.reduce((text, [state, place]) => text.replaceAll(state, place), selector);
}

/**
 * A PostCSS plugin that lets every rule for a hovered, focused or pressed element also hold for an
 * element that is only shown so. The gallery's states are thereby the site's own rules.
 */
export function poses() {
  return {
    postcssPlugin: 'poses',
    Rule(rule: Rule) {
      const more = rule.selectors.map(posed).filter((one) => !rule.selectors.includes(one));
      if (more.length > 0) rule.selectors = [...rule.selectors, ...more];
    },
  };
}
