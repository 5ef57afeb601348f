import type { StyleDeclaration } from './read-declarations.ts';

/**
 * Properties that cannot change what is read: whatever their value is, a visitor reads the same
 * words in the same order. Every other property counts as one that can, so that a new CSS property
 * is reported before it is listed here. Colours can, because text may have the colour of its
 * background.
 */
const DECORATION =
  /^(?:border(?:-(?!image).*)?|outline.*|box-shadow|cursor|transition.*|accent-color|caret-color|scrollbar-.*|scroll-.*|text-decoration-(?:color|style|thickness)|text-underline-.*|font-weight|font-style|text-wrap.*|hyphens|text-align.*|align-.*|justify-.*|(?:row-|column-)?gap|padding.*|(?:-webkit-)?user-select|(?:-webkit-)?appearance|touch-action|box-sizing|tab-size|(?:-webkit-)?print-color-adjust|color-scheme|will-change|line-break|word-break|overflow-wrap|break-.*|page-break-.*|-webkit-tap-highlight-color|(?:-webkit-|-moz-)?text-size-adjust|-webkit-font-smoothing|-moz-osx-font-smoothing)$/;

/** Values that have no effect. */
const NO_EFFECT =
  /^(?:none|normal|auto|initial|unset|revert|revert-layer|inherit|0|ltr|disc|""|'')(?:\s*!\s*important)?$/i;

const hasEffect = (value: string) => !NO_EFFECT.test(value);
const matches = (words: RegExp) => (value: string) => words.test(value);

/** The numbers of a value with their units. */
const numbersIn = (value: string) =>
  [...value.matchAll(/(?<![\w.#-])([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)([a-z]+|%)?/gi)].map(
    ([, number = '', unit = '']) => [Number(number), unit.toLowerCase()] as const,
  );

/** The size up to which a letter or a box cannot be seen, by unit. For other units it is 0.35. */
const TINY = new Map([
  ['px', 3],
  ['pt', 3],
  ['%', 5],
  ['', 0],
]);
/** A part that is added to a length, as in `clamp(1rem, 1rem + 0.2vw, 2rem)`. It does not make the length smaller. */
const ADDED = /\+\s*[\d.]+[a-z%]+/gi;
const isTiny = (value: string) =>
  numbersIn(value.replaceAll(ADDED, '')).some(
    ([number, unit]) => Math.abs(number) <= (TINY.get(unit) ?? 0.35),
  );

/** A function whose result is at least a length, such as `clamp(1rem, 2vw - 1px, 2rem)`. */
const BOUNDED =
  /(?:clamp|max)\([\d.]+[a-z]+\s*,(?:[^()]|\([^()]*\))*\)|^max\(.*,\s*[\d.]+[a-z]+\)/gi;
/** A subtraction, a negative part, a product, a quotient, or a function such as `mod()`. */
const CALCULATION =
  /\s-\s|[\s(,]-[\d.]|\*|calc\(.*\/|(?<![\w-])(?!(?:calc|clamp|env|max|min|var)\()[a-z-]+\(/i;
/** Whether the result of a calculation can be small although all numbers in it are large. */
const isCalculated = (value: string) => CALCULATION.test(value.replaceAll(BOUNDED, ''));

/** Whether an origin can be far outside of an element, so that a rotation by few degrees moves it away. */
const isFar = (value: string) =>
  numbersIn(value).some(
    ([number, unit]) => number < 0 || number > (['px', '%'].includes(unit) ? 100 : 10),
  );

/** The length that moves a text off the page, by unit. For other units, such as `rem` and `vw`, it is 100. */
const FAR = new Map([
  ['px', 1000],
  ['pt', 1000],
  ['%', 200],
]);
const isOffPage = (value: string) =>
  numbersIn(value).some(
    ([number, unit]) => unit !== '' && Math.abs(number) >= (FAR.get(unit) ?? 100),
  );

/** An opacity of at least a half. */
const VISIBLE = /^(?:0?\.[5-9]\d*|1(?:\.\d*)?|(?:[5-9]\d|100)(?:\.\d*)?%)(?:\s*!\s*important)?$/i;

const isFaint = (alpha: string) => Number.parseFloat(alpha) / (alpha.endsWith('%') ? 100 : 1) < 0.5;
/** The alpha channel of a colour: two or one hexadecimal digits, or the fourth value of a function. */
const ALPHA =
  /#[\da-f]{6}([\da-f]{2})\b|#[\da-f]{3}([\da-f])\b|\(\s*(?:[^,()]*,){3}\s*([\d.]+%?)|\/\s*([\d.]+%?)\s*\)/gi;
/** An alpha channel that is calculated, or written with an exponent. */
const OTHER_ALPHA = /(?:\(\s*(?:[^,()]*,){3}|\/)\s*(?![\d.]+%?\s*\))\S/;
const isTransparent = (value: string) =>
  /\btransparent\b/i.test(value) ||
  OTHER_ALPHA.test(value) ||
  [...value.matchAll(ALPHA)].some(([, twoDigits, digit, ...values]) =>
    twoDigits !== undefined || digit !== undefined
      ? Number.parseInt(twoDigits ?? `${digit ?? ''}${digit ?? ''}`, 16) < 128
      : values.some((alpha: string | undefined) => alpha !== undefined && isFaint(alpha)),
  );

/**
 * Properties and values that may hide text, generate it, or show it in another order or as other
 * characters: a pattern for the property, and a test of its value. Not found, because it takes more
 * than one declaration: text in the colour of its background, boxes on top of others, and fonts
 * with other letters.
 */
const HIDING: readonly (readonly [RegExp, (value: string) => boolean])[] = [
  [/^(?:content|quotes|list-style.*|counter-.*|text-transform)$/, hasEffect],
  // Here, a disc hides each letter.
  [/^(?:-webkit-)?text-security$/, (value) => !/^none\b/i.test(value)],
  [/^(?:clip|clip-path|(?:-webkit-)?mask.*|filter|mix-blend-mode|offset.*)$/, hasEffect],
  [/^(?:transform|translate|scale|rotate|zoom|animation|animation-name)$/, hasEffect],
  [/^(?:text-indent|order|(?:-webkit-)?line-clamp|all|float)$/, hasEffect],
  [/^position$/, matches(/absolute|fixed/i)],
  [/^(?:direction|unicode-bidi|writing-mode|text-orientation|text-combine-upright)$/, hasEffect],
  [/^(?:display|content-visibility|visibility)$/, matches(/none|hidden|collapse|table-column/i)],
  [/^opacity$/, (value) => !VISIBLE.test(value)],
  [/^(?:font-size|font)$/, isCalculated],
  [/^(?:font-size|font|line-height)$/, isTiny],
  [/^transform-origin$/, isFar],
  [/^(?:max-)?(?:width|height|block-size|inline-size)$/, isTiny],
  [/^(?:flex-direction|flex-flow|flex-wrap)$/, matches(/reverse/i)],
  [/^(?:inset.*|top|right|bottom|left|margin.*|letter-spacing|word-spacing)$/, matches(/-\d{2}/)],
  [/^(?:inset.*|top|right|bottom|left|margin.*|padding.*|word-spacing)$/, isOffPage],
  [/^line-height$/, (value) => numbersIn(value).some(([number, unit]) => !unit && number < 0.5)],
  [/^contain$/, matches(/strict|content|paint|size/i)],
  [/^(?:overflow.*|text-overflow)$/, matches(/hidden|clip|ellipsis/i)],
  [/^(?:color|-webkit-text-fill-color|fill)$/, isTransparent],
  [/^text-decoration(?:-line)?$/, matches(/line-through/i)],
  [/./, matches(/\burl\(|\bimage-set\(|\battr\(/i)],
];

/** Whether a declaration can change what is read, whether or not it is known to hide text. */
export const canChangeWords = ({ property, value }: StyleDeclaration): boolean =>
  !DECORATION.test(property) || /\burl\(|\battr\(/i.test(value);

/**
 * Finds where a declaration hides or generates text, directly or through others that use it.
 *
 * @param all the declarations of the page
 * @param depth the number of custom properties that have been followed
 * @returns the declaration itself; for a custom property, the declarations that use it, with its
 *   value; for `@keyframes`, the animations with its name; for `@import`, a rule for all elements;
 *   otherwise nothing
 */
export function hidingUses(
  declaration: StyleDeclaration,
  all: readonly StyleDeclaration[],
  depth = 0,
): StyleDeclaration[] {
  const { property, value } = declaration;
  if (property === '@import') return [{ ...declaration, selector: '*' }];
  if (property.endsWith('keyframes')) {
    const name = /^@\S+\s+["']?([^\s"'{]+)/.exec(value)?.[1] ?? '';
    return all.filter((one) => one.property.startsWith('animation') && one.value.includes(name));
  }
  if (property.startsWith('@')) return [];
  if (!property.startsWith('--'))
    return (RESOLVED.test(property) ? mayHide(declaration, all) : hides(declaration))
      ? [declaration]
      : [];
  if (depth >= MAX_DEPTH) return [];
  const use = new RegExp(String.raw`var\(\s*${property}\s*(?:,[^()]*)?\)`, 'g');
  return all
    .filter((one) => one.value.includes(property))
    .flatMap((one) => {
      const resolved = { ...one, value: one.value.replaceAll(use, () => value) };
      return hidingUses(resolved, all, depth + 1);
    });
}

/** Properties by which a text itself can vanish: there, it matters which values `var()` can have. */
const RESOLVED =
  /^(?:display|visibility|opacity|font|font-size|line-height|color|-webkit-text-fill-color)$/;

/** Whether a declaration hides text with one of the values of the custom properties that it uses. */
function mayHide(
  declaration: StyleDeclaration,
  all: readonly StyleDeclaration[],
  depth = 0,
): boolean {
  const { value } = declaration;
  const [use, name, fallback = []] =
    /var\(\s*(--[^\s,()]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/.exec(value) ?? [];
  const values = new Set(
    all
      .filter((one) => one.property === name)
      .map((one) => one.value)
      .concat(fallback),
  );
  if (use === undefined || values.size === 0 || depth >= MAX_DEPTH) return hides(declaration);
  return [...values].some((one) =>
    mayHide({ ...declaration, value: value.replace(use, () => one) }, all, depth + 1),
  );
}

/** The maximum depth of custom properties that refer to others. */
const MAX_DEPTH = 5;

/**
 * What a style does to text: it can hide or add `words`, or it only changes their `form`: it turns them
 * slightly, sets them in capitals, or places them elsewhere.
 */
export type Effect = 'words' | 'form';

/** Properties that only change the form of words. */
const FORM = /^(?:text-transform|order|float|flex-.*)$/;
/** A rotation on the page, not around an axis in it. */
const ROTATION = /^(?:rotate\()?([-+]?[\d.]+)(deg|grad|rad|turn)\)?$/i;
const DEGREES = new Map([
  ['deg', 1],
  ['grad', 0.9],
  ['rad', 180 / Math.PI],
  ['turn', 360],
]);
/** A longer text that is rotated by more can leave the page, or cover others. */
const MAX_DEGREES = 15;

const isSlightRotation = (value: string): boolean => {
  const [, number = '', unit = ''] = ROTATION.exec(value) ?? [];
  return Math.abs(Number(number) * (DEGREES.get(unit.toLowerCase()) ?? Number.NaN)) <= MAX_DEGREES;
};

/** The effect of a declaration that `hidingUses` has found. */
export const effectOf = ({ property, value }: StyleDeclaration): Effect =>
  FORM.test(property) || (/^(?:rotate|transform)$/.test(property) && isSlightRotation(value))
    ? 'form'
    : 'words';

const hides = ({ property, value }: StyleDeclaration) =>
  HIDING.some(([name, test]) => name.test(property) && test(value));

/** Parts of selectors that depend on scripts or visitors: pseudo-classes, attributes and pseudo-elements. */
const DYNAMIC =
  /\[\s*(?:data-|aria-|open|hidden|inert)[^\]]*\]|::[\w-]+(?:\([^()]*\))?|:(?:before|after|first-letter|first-line|hover|active|focus|focus-visible|focus-within|visited|target|checked|open|user-invalid|user-valid|placeholder-shown|popover-open|modal|fullscreen)(?![\w-])/g;

/**
 * Removes the parts of a selector that depend on the state of elements, so that it matches all
 * elements that the given one can ever match or decorate: `.a` for `.a:hover::after`, `* .b` for
 * `[data-ready] .b`.
 */
export const elementsOf = (selector: string): string =>
  selector
    .replaceAll(DYNAMIC, REMOVED)
    // The opposite of a removed part depends on the state too.
    .replaceAll(/:not\([^()]*\0[^()]*\)/g, REMOVED)
    // A removed part that was the whole of a compound selector matches any element.
    .replaceAll(/(^|[\s>+~,(])\0+(?=$|[\s>+~,)])/g, '$1*')
    .replaceAll(REMOVED, '')
    .trim() || '*';

/**
 * Marks the place of a removed part while `elementsOf` works. No selector contains this character.
 */
const REMOVED = '\0';
