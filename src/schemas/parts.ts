/** Settings that recur: headings, links, messages, and what every page and section has. */
import { z } from 'zod';
import { numberInWords } from '../formats/amounts.ts';
import { endsBeforeStart, type Showing } from '../formats/shown.ts';
import { isoDate, text } from './fields.ts';

/** A group of settings, which `what` describes for editors. */
export const group = <Shape extends z.ZodRawShape>(what: string, shape: Shape) =>
  z.strictObject(shape).describe(what);

/** A heading. The eyebrow is the small line above it that names the section plainly. */
export const heading = (what: string) =>
  group(what, {
    eyebrow: text('The small line above the heading: the plain name of the section.').optional(),
    text: text('The heading itself.'),
  });

/** A text whose first sentence is bold. It may contain the template variables in `names`. */
export const emphatic = <Name extends string = never>(what: string, names?: readonly Name[]) =>
  group(what, {
    strong: text('The first sentence, set bold.', names),
    text: text('What follows it.', names).optional(),
  });

/** The top of a page: its plain name, the heading in this many lines, and the rest of its settings. */
export const pageTop = <Rest extends z.ZodRawShape>({ lines }: { lines: number }, rest: Rest) =>
  group('The top of the page.', {
    eyebrow: text('The small line above the heading: the plain name of the page.'),
    heading: z
      .array(text('A line.'))
      .length(lines)
      .describe('The heading, in the lines in which it is set.'),
    ...rest,
  });

/** The texts around the versions, the dates and the changes of a document. */
export const VERSIONS = {
  heading: heading('The heading.'),
  version: text('Above the versions.'),
  date: text('Above the dates.'),
  change: text('Above the changes.'),
  adopted: text('Before the day of adoption.'),
  effective: text('Before the day from which it counts.'),
  kinds: group('Kinds of change.', {
    substantive: text('A change of meaning.'),
    editorial: text('A change of words.'),
  }),
};

const PATH_FAULT = 'Write a path of this site, such as /legal or /legal#no-guarantees.';

/** A link within the site: its label and its target. The content check looks for the target. */
export const link = (what: string) =>
  group(what, {
    label: text('The words of the link. They say where it goes.'),
    href: z
      .string(PATH_FAULT)
      .regex(/^(\/[\w/-]*(\.\w+|#[\w-]+)?|#[\w-]+)$/, PATH_FAULT)
      .describe(
        'A page of this site, such as /legal, a place on it, such as /legal#no-guarantees, or a file of “public”.',
      ),
  });

/** A message that appears for a moment after an action. */
export const toast = (what: string) =>
  group(what, {
    title: text('The first line of the message.'),
    description: text('The second line of the message.'),
  });

/** What a form says while its script is not there. */
export const WITHOUT_SCRIPT = {
  pending: text('The button while the form loads.'),
  unavailable: text('Said when the form’s script did not load.'),
  noScript: text('Said when scripts are switched off.'),
};

/** The settings that hide a section, or show it on some days only. What promises or protects has none of them. */
export const SHOWN_SETTINGS = {
  shown: z.boolean('Write true or false.').describe('false hides it.').optional(),
  from: isoDate('The first day on which it is shown.').optional(),
  until: isoDate('The last day on which it is shown.').optional(),
};

/** Settings of a part that may be hidden: its own, and `SHOWN_SETTINGS`. */
export const hideable = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject({ ...shape, ...SHOWN_SETTINGS })
    .refine((part) => !endsBeforeStart(part as Showing), {
      path: ['until'],
      error:
        'Its last day is before its first one, so it would never be shown. Correct one of them.',
    });

/** The end of a page: a sentence, and links to other pages. */
export const nextStep = hideable({
  text: text('The sentence before the button.'),
  links: z.array(link('A button to another page.')).min(1).describe('The buttons.'),
}).describe('The next step, at the end of the page.');

/** The settings of every page: its metadata. */
export const PAGE_BASE = {
  title: text(
    'The name of the page in the browser tab and in search results. Each page has its own.',
  ),
  description: text(
    'One or two sentences for search results and shared links. Each page has its own.',
  ).refine(
    // A count is a word, and no count has a longer one than twelve.
    (value) => value.replaceAll(/\{\w+\}/g, numberInWords(12)).length <= 160,
    'Write at most 160 characters: search engines cut the rest.',
  ),
  shareAlt: text('The text alternative of the picture that shows when the page is shared.'),
};
