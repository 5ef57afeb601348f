import type { StyleDeclaration } from './read-declarations.ts';

/**
 * Properties that decorate, or that space text without hiding any of it: whatever their value is,
 * the same words are read in the same order. Every other property counts as one that can change
 * what is read, because new CSS properties appear faster than a list of the dangerous ones could be
 * kept. Colours are not decoration, because text may have the colour of its background.
 */
const DECORATION =
  /^(?:border(?:-(?!image).*)?|outline.*|box-shadow|cursor|transition.*|accent-color|caret-color|scrollbar-.*|scroll-.*|text-decoration-(?:color|style|thickness)|text-underline-.*|font-weight|font-style|text-wrap.*|hyphens|text-align.*|align-.*|justify-.*|(?:row-|column-)?gap|padding.*|(?:-webkit-)?user-select|(?:-webkit-)?appearance|touch-action|box-sizing|tab-size|(?:-webkit-)?print-color-adjust|color-scheme|will-change|line-break|word-break|overflow-wrap|break-.*|page-break-.*|-webkit-tap-highlight-color|(?:-webkit-|-moz-)?text-size-adjust|-webkit-font-smoothing|-moz-osx-font-smoothing)$/;

/** Values that have no effect. */
const NOTHING =
  /^(?:none|normal|auto|initial|unset|revert|revert-layer|inherit|0|ltr|disc|""|'')(?:\s*!\s*important)?$/i;

const anything = (value: string) => !NOTHING.test(value);
const including = (words: RegExp) => (value: string) => words.test(value);

/** The numbers of a value with their units. */
const numbersIn = (value: string) =>
  [...value.matchAll(/(?<![\w.#-])([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)([a-z]+|%)?/gi)].map(
    ([, number = '', unit = '']) => [Number(number), unit.toLowerCase()] as const,
  );

/** The size up to which a letter or a box cannot be seen, by unit. */
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

/** Whether an origin can be far outside of an element, so that a rotation by few degrees moves it away. */
const isFar = (value: string) =>
  numbersIn(value).some(
    ([number, unit]) => number < 0 || number > (['px', '%'].includes(unit) ? 100 : 10),
  );

const isFaint = (alpha: string) => Number.parseFloat(alpha) / (alpha.endsWith('%') ? 100 : 1) < 0.5;
/** The alpha channel of a colour: two or one hexadecimal digits, or the fourth value of a function. */
const ALPHA =
  /#[\da-f]{6}([\da-f]{2})\b|#[\da-f]{3}([\da-f])\b|\(\s*(?:[^,()]*,){3}\s*([\d.]+%?)|\/\s*([\d.]+%?)\s*\)/gi;
const isTransparent = (value: string) =>
  /\btransparent\b/i.test(value) ||
  [...value.matchAll(ALPHA)].some(([, twoDigits, digit, ...values]) =>
    twoDigits !== undefined || digit !== undefined
      ? Number.parseInt(twoDigits ?? `${digit ?? ''}${digit ?? ''}`, 16) < 128
      : values.some((alpha: string | undefined) => alpha !== undefined && isFaint(alpha)),
  );

/**
 * Properties and values that hide text, generate it, or show it in another order or as other
 * characters. A value is listed if it may do so. What a single declaration cannot show is left out:
 * text in the colour of its background, boxes on top of others, and fonts with other letters.
 */
const HIDING: readonly (readonly [RegExp, (value: string) => boolean])[] = [
  [
    /^(?:content|quotes|list-style.*|counter-.*|text-transform|(?:-webkit-)?text-security)$/,
    anything,
  ],
  [/^(?:clip|clip-path|(?:-webkit-)?mask.*|filter|mix-blend-mode|offset.*)$/, anything],
  [/^(?:transform|translate|scale|rotate|zoom|animation|animation-name)$/, anything],
  [/^(?:text-indent|order|(?:-webkit-)?line-clamp|all|float)$/, anything],
  [/^position$/, including(/absolute|fixed/i)],
  [/^(?:direction|unicode-bidi|writing-mode|text-orientation|text-combine-upright)$/, anything],
  [/^(?:display|content-visibility|visibility)$/, including(/none|hidden|collapse|table-column/i)],
  [/^opacity$/, (value) => !numbersIn(value).some(([number, unit]) => number >= (unit ? 50 : 0.5))],
  [/^(?:font-size|font|line-height)$/, isTiny],
  [/^transform-origin$/, isFar],
  [/^(?:max-)?(?:width|height|block-size|inline-size)$/, isTiny],
  [/^(?:flex-direction|flex-flow|flex-wrap)$/, including(/reverse/i)],
  [/^(?:inset.*|top|right|bottom|left|margin.*|letter-spacing|word-spacing)$/, including(/-\d{2}/)],
  [/^(?:overflow.*|text-overflow)$/, including(/hidden|clip|ellipsis/i)],
  [/^(?:color|-webkit-text-fill-color|fill)$/, isTransparent],
  [/^text-decoration(?:-line)?$/, including(/line-through/i)],
  [/./, including(/\burl\(|\bimage-set\(|\battr\(/i)],
];

/** Whether a declaration can change what is read. */
export const canChangeWords = ({ property, value }: StyleDeclaration): boolean =>
  !DECORATION.test(property) || /\burl\(|\battr\(/i.test(value);

/**
 * Finds declarations that hide or generate text. Custom properties and `@keyframes` do so at the
 * rules that use them, an imported style sheet anywhere.
 *
 * @param all the declarations of the page
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
  if (!property.startsWith('--')) return hides(declaration) ? [declaration] : [];
  if (depth >= MAX_DEPTH) return [];
  const use = new RegExp(String.raw`var\(\s*${property}\s*(?:,[^()]*)?\)`, 'g');
  return all
    .filter((one) => one.value.includes(property))
    .flatMap((one) => {
      const resolved = { ...one, value: one.value.replaceAll(use, () => value) };
      return hidingUses(resolved, all, depth + 1);
    });
}

/** The maximum depth of custom properties that refer to others. */
const MAX_DEPTH = 5;

/**
 * What a style does to text: it can hide or add `words`, or it only changes their `form`: it turns them
 * on the page, sets them in capitals, or places them elsewhere.
 */
export type Effect = 'words' | 'form';

/** Properties that only change the form of words. */
const FORM =
  /^(?:text-transform|order|float|flex-.*|writing-mode|text-orientation|text-combine-upright)$/;
/** A rotation on the page, not around an axis in it. */
const ROTATION =
  /^(?:[-+]?[\d.]+(?:deg|grad|rad|turn)|rotate\([-+]?[\d.]+(?:deg|grad|rad|turn)\))$/i;

/** The effect of a declaration that `hidingUses` has found. */
export const effectOf = ({ property, value }: StyleDeclaration): Effect =>
  FORM.test(property) || (/^(?:rotate|transform)$/.test(property) && ROTATION.test(value))
    ? 'form'
    : 'words';

const hides = ({ property, value }: StyleDeclaration) =>
  HIDING.some(([name, test]) => name.test(property) && test(value));

/** Parts of selectors that depend on scripts or visitors: pseudo-classes, attributes and pseudo-elements. */
const DYNAMIC =
  /\[\s*(?:data-|aria-|open|hidden|inert)[^\]]*\]|::[\w-]+(?:\([^()]*\))?|:(?:before|after|first-letter|first-line|hover|active|focus|focus-visible|focus-within|visited|target|checked|open|user-invalid|user-valid|placeholder-shown|popover-open|modal|fullscreen)(?![\w-])/g;

/**
 * A selector of all elements that a selector can ever match or decorate, whatever their state: `.a`
 * for `.a:hover::after`, `* .b` for `[data-ready] .b`.
 */
export const elementsOf = (selector: string): string =>
  selector
    .replaceAll(DYNAMIC, ANY)
    .replaceAll(/:not\([^()]*\0[^()]*\)/g, ANY)
    .replaceAll(/(^|[\s>+~,(])\0+(?=$|[\s>+~,)])/g, '$1*')
    .replaceAll(ANY, '')
    .trim() || '*';

/** Replaces a part of a selector that depends on the state. */
const ANY = '\0';
