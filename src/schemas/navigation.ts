import { z } from 'zod';
import { ROUTES } from '../content-map.ts';
import { FACT_NAMES, template, text } from './fields.ts';
import { emphatic, group, link } from './parts.ts';
import { byState, lockSentences } from './sentences.ts';

/** The texts of header, menu and footer, and the texts that several pages share. */
export const navigationSchema = z.strictObject({
  skipLink: text('The first link for keyboards, to the page’s content.'),
  preview: emphatic(
    'The strip above the header of a preview; its text is shown while placeholders are left.',
  ),
  header: group('The header.', {
    label: text('The name of the navigation for screen readers.'),
    homeLabel: text('The name of the logo’s link for screen readers.'),
    links: z
      .array(link('A link.'))
      .min(1)
      .describe('The links of the header. The specification names five.'),
  }),
  sheets: z
    .array(link('A link.'))
    .length(Object.keys(ROUTES).length)
    .describe('The pages in the order of their map sheets, in the menu and in the footer.'),
  menu: group('The menu on a narrow screen.', {
    open: text('The button that opens the menu.'),
    close: text('The button that closes the menu.'),
    heading: text('Above the list.'),
    label: text('The name of the menu for screen readers.'),
  }),
  footer: group('The footer.', {
    sheet: template('The number of the map sheet.', ['sheet', 'sheets']),
    offTheMap: group('The sheet of the page for unknown addresses.', {
      sheet: text('Instead of its number.'),
      name: text('The name of the sheet.'),
    }),
    scale: group('The scale bar. Decoration.', {
      ticks: z.array(text('A figure.')).length(4).describe('The figures on the scale bar.'),
      note: text('Below the scale bar.'),
    }),
    north: z.array(text('A line.')).length(2).describe('Beside the north arrow.'),
    legend: group('What the marks on the site mean.', {
      heading: text('The heading.'),
      contour: text('A thin line.'),
      index: text('A thick line.'),
      blaze: text('A stroke of paint.'),
      slot: text('A dashed box. Shown while a proof or a record has no link.'),
      print: text('A footprint.'),
    }),
    quickLinks: text('The heading above the links to the pages.'),
    socials: group('Links to the studio on other platforms.', {
      heading: text('The heading.'),
      missing: text('Below the links until one of them is supplied.'),
      partly: template('Below the links while some are missing: their platforms.', ['platforms']),
    }),
    disclaimer: group('The no-returns disclaimer.', {
      heading: text('The heading.'),
      text: emphatic('That no returns are promised. The shared line about losses follows.'),
      note: text('About the drawn terrain.'),
    }),
    printed: template('On paper alone: the page’s address, and the day of its text.', [
      'address',
      'date',
    ]),
    copyright: template('The copyright line.', ['year', 'studio']),
    division: byState('Whose division the studio is.', ['company']),
  }),
  words: group('Words that several pages share.', {
    newTab: text('For a link that opens in a new tab.'),
    theirPageNewTab: text('For a link to a platform’s front page, which opens in a new tab.'),
    dismiss: text('The button that closes a toast, for screen readers.'),
    notifications: text('The name of the region where toasts appear, for screen readers.'),
    loss: emphatic(
      'Beside the links to the token on Home and About, and in the menu. The footer and the share cards show only its first sentence.',
    ),
    prizeLoss: emphatic('Near every prize.'),
    risksLink: link('The link to the risks.'),
    lockDate: lockSentences('About the end of the liquidity lock.'),
    stamps: group('The words of the stamps.', {
      pledged: text('A promise without proof.'),
      published: text('A promise whose proof is linked.'),
      recorded: text('A promise that a linked record supports and cannot prove.'),
      datePassed: text('A date in the past.'),
      ended: text('A lock that has ended.'),
      placeholder: text('A value that the owner has not supplied.'),
    }),
    response: byState('How soon email is answered.', FACT_NAMES),
    emailPlaceholder: text('Near the email address while it is a placeholder.'),
    addressElsewhere: text(
      'Before the names of the other places where the owner publishes the contract address.',
    ),
    telegramPlaceholder: text(
      'Below the button to Telegram on Home while the studio’s own channel is a placeholder and the email address is not.',
    ),
    handlesPlaceholder: text(
      'Below the links to other platforms while one of the studio’s own handles is a placeholder.',
    ),
    proofOpens: text('The link of a proof that has been published.'),
    recordOpens: text('The link of a record that has been published.'),
    proofHint: template('After those words, for screen readers: the name of the proof.', ['proof']),
    proofChecked: template('When the proof was last checked.', ['date']),
    percent: template('How a share is written.', ['percent']),
  }),
  editLink: text(
    'The link with which an editor opens a section’s text, on builds that are not for release.',
  ),
  editPageLink: text('The same for the words of the page that are in no section of their own.'),
});

export type Navigation = z.infer<typeof navigationSchema>;
