import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editAddress } from '../src/formats/edit-address.ts';
import { parseYaml } from '../src/formats/yaml.ts';
import { readContent, type ContentFile } from './content/read.ts';
import { valuesIn } from '../src/facts/values.ts';
import { hasShowingSettings } from '../src/formats/shown.ts';
import { showingOf } from './check/shared/showing.ts';
import { MARKETS, NETWORKS, PLATFORMS } from '../src/schemas/platforms.ts';
import { DATA_FILES, DOCUMENTS, LISTS, PAGES, type DocumentName } from '../src/content-map.ts';
import { protectingIn } from './check/protecting/places.ts';
import { siteFactsOf } from './check/facts/registered-facts.ts';
import type { BindingDocument, DatedPart, ProjectConfig, WatchedList } from 'copy-review';

/** A document whose text binds the studio, and has versions. Its components mark its parts with `data-review`. */
const bindingDocument = (document: DocumentName): BindingDocument => {
  const { route = '', label: name } = PAGES[document];
  const versions = '[data-review="versions"]';
  return {
    route,
    name,
    text: '[data-review="prose"]',
    // The publisher, proofs, and notes on whether a date has passed.
    details: '[data-review="details"]',
    versions,
    // In the list of `VersionTable.astro`: the version, the day it was adopted, the day it takes
    // effect.
    version: `${versions} dd:nth-of-type(1)`,
    effective: `${versions} dd:nth-of-type(3)`,
    changes: `${versions} tbody tr[data-kind]`,
    editorial: '[data-kind="editorial"]',
    draft: `${versions}[data-draft]`,
  };
};

const CONTENT = join(import.meta.dirname, '../src/content');

/** The address that all links “Edit this text” begin with; undefined if the content names no repository. */
function editLinkPrefix(): string | undefined {
  const studio = readFileSync(join(CONTENT, DATA_FILES.studio.path), 'utf8');
  const { repository } = parseYaml(studio) as { repository?: unknown };
  return editAddress(String(repository), '');
}

const editLinks = editLinkPrefix();

/** Words separated by commas. */
const wordsOf = (text: string): string[] => text.trim().split(/,\s+/);

/** The words that a reviewer sees marked in every new, changed or removed sentence. `*` stands for any letters. */
const WATCHED: readonly WatchedList[] = [
  {
    name: 'Sentences that protect',
    words: protectingIn(readContent(CONTENT)).map((sentence) => sentence.replace(/\W+$/, '')),
    isFirst: true,
  },
  {
    name: 'How strong a promise is',
    words: wordsOf(`
      at least, at most, up to, no more than, no less than, more than, less than, may not,
      must not, will not, shall not, should not, can not, cannot, *n't, may, might, must, will,
      shall, should, would, can, could, not, no, never, none, nothing, nobody, neither, nor,
      without, all, every, each, any, some, most, many, few, only, always, usually, guarantee*,
      promise*, pledge*, intend*, intention*, aim*, commit*, owe, owes, plan, plans, planned,
      planning, expect*, hope*, try, tries, tried, forever, permanent*, irrevocabl*, at any time,
      subject to, unless, except*, sure, surely, certain*, definite*, possib*, best effort*,
      best endeavours, reasonabl*, as far as, bound to, ever, until, keep*, kept, stay*, remain*,
      renew*, extend*
    `),
  },
  {
    name: 'Value and gain',
    words: wordsOf(`
      price*, value*, valuabl*, worth*, profit*, gain*, return*, yield*, earn*, income, dividend*,
      reward*, win, wins, winner*, prize*, rich, richer, riches, wealth*, rise, rises, rising,
      rose, grow*, increas*, soar*, climb*, multipl*, skyrocket*, explod*, outperform*, go up,
      goes up, moon*, pump*, lose, loses, losing, lost, loss, losses, risk*,
      fall*, fell, drop*, slid*, crash*, ahead, patien*, cheap*, early, late, invest*, saving*,
      money, market, market cap*, liquid*, listing*, refund*, buy, buys, buying, bought, buyer*,
      buy back*, buys back, buyback*, sell, sells, selling, sold, seller*, sale*, trade*, trading,
      hold*, fee, fees, cost*, tax*, cut, cuts, free, pay*, paid, airdrop*, bonus*, benefit*,
      discount*, fortune*, double*, triple*, cover*, compensat*, reimburs*, repay*, recover*,
      insur*, safe*, secur*, protect*, demand*, opportunit*, chance*, get in, gets in, got in,
      miss out, missing out, too late, hurry, soon, quick*, fast, scarce*
    `),
  },
  {
    name: 'Said to be done',
    words: wordsOf(`
      lock*, unlock*, burn*, renounc*, revok*, destroy*, mint*, deploy*, audit*, verif*, prove*,
      proof*, confirm*, check*, certif*, official*, licens*, licenc*, regist*, approv*, record*,
      support*, evidence, adopt*, sign, signs, signed, review*, draft*, endors*, sponsor*,
      partner*, backed, listed, delisted, launch*, release*, publish*, sent, donat*, funded, done,
      complet*, finish*, deliver*, already, now, live, begun, started, gave up, given up,
      took place, happened, tested, inspect*, examin*, recommend*, trusted, joined, known, famous,
      featured, report*, press, journalist*, written, wrote, member*, award*
    `),
  },
  {
    name: 'When',
    // Without May, which is a verb too.
    words: wordsOf(`
      day, days, daily, week, weeks, weekly, weekend, month, months, monthly, year, years, yearly,
      hour, hours, minute, minutes, moment, today, tonight, tomorrow, yesterday, morning,
      afternoon, evening, night, midnight, noon, Monday*, Tuesday*, Wednesday*, Thursday*,
      Friday*, Saturday*, Sunday*, January, February, March, April, June, July, August, September,
      October, November, December, deadline*, open, opens, opened, close, closes, closed, end,
      ends, ended
    `),
  },
  {
    name: 'Who, with whom and where',
    words: [
      ...wordsOf(`
        founder*, founded, created, own, owns, owned, owner*, run, runs, led, lead*, manage*,
        director*, CEO, division*, subsidiar*, parent, compan*, fund, funds, round, rounds, pair*,
        pool*, chain*, ERC*, USDC, USDT, exchange*, Uniswap, Binance, Coinbase, Twitter, post,
        posts, posted
      `),
      ...[...Object.values(PLATFORMS), ...MARKETS, ...NETWORKS].map(({ name }) => name),
      ...NETWORKS.map(({ coin }) => coin),
    ],
  },
];

/** The texts of a content file’s settings that have more than one word. */
const textsIn = ({ name, data }: ContentFile) =>
  valuesIn(data).flatMap(({ path, value }) =>
    typeof value === 'string' && /\S\s+\S/.test(value)
      ? [{ file: `src/content/${name}`, place: path.join('.'), text: value }]
      : [],
  );

/** The sections of a content file that are not always shown: the whole file, or settings at its top. */
const datedParts = ({ name, data }: ContentFile): DatedPart[] =>
  valuesIn(data)
    .filter(({ path, value }) => path.length <= 1 && hasShowingSettings(value))
    .map(({ path, value }) => {
      const { shown, from, until } = showingOf(value);
      return {
        file: `src/content/${name}`,
        place: path.join('.'),
        isHidden: shown === false,
        ...(from === undefined ? {} : { from }),
        ...(until === undefined ? {} : { until }),
      };
    });

/** Configuration of the copy review for this site. */
export const config = {
  // Edit links, which only previews have: they are for editors, and change with the names of files.
  ignore: editLinks === undefined ? [] : [{ selector: '.edit-link', leadsTo: editLinks }],
  // Inline elements that no space, but only their style separates from the words around them.
  separateInline: ['small', '.stamp', '.proof-slot-expires', 'h3 > b'],
  // Texts that only scripts show, such as those of toasts, are in the properties of islands.
  data: [{ selector: 'astro-island', attribute: 'props' }],
  documents: (Object.keys(DOCUMENTS) as DocumentName[]).map(bindingDocument),
  watched: WATCHED,
  // Loaded when it is needed, for other commands read this file too.
  look: async (pages) => await (await import('./seen/look-at-pages.ts')).lookAtPages(pages),
  draw: async (pages) => await (await import('./seen/draw-pages.ts')).drawPages(pages),
  // The adopted versions.
  immutable: ['/versions/'],
  main: 'main',
  build: 'npm run build',
  output: 'dist',
  outputVariable: 'OUT_DIR',
  install: 'npm ci',
  lockFile: 'package-lock.json',
  sources: ['src/content'],
  ignoredFigures: `src/content/${LISTS.ignoredFigures}`,
  register: (root) => {
    const files = readContent(`${root}/src/content`);
    return siteFactsOf(files).map((fact) => ({
      ...fact,
      file: `src/content/${fact.file}`,
      values: fact.values.map(({ value }) => value),
    }));
  },
  dated: (root) => readContent(`${root}/src/content`).flatMap(datedParts),
  // Also those of states that no page is in, such as that of a supplied address.
  texts: (root) => readContent(`${root}/src/content`).flatMap(textsIn),
} satisfies ProjectConfig;
