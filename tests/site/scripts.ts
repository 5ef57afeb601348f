import { isAllowedBy, sourcesFor } from '../../hosting/allowed.ts';
import { onEveryPage, type SiteCheck } from './built-site.ts';
import { ORIGIN } from './references.ts';

/** Values of `type` for scripts that are data. */
const DATA = new Set(['application/ld+json', 'speculationrules', 'application/json']);
/** A static import loads at once, `import(…)` only when it is called. */
const STATIC_IMPORT = /\bimport\s*(?:["'{*]|[\w$]+\s*(?:,|from\b))/;

export const scripts: SiteCheck = {
  title:
    'no script of ours, and no style of the first screen, is a separate file; what is below waits for its one style sheet',
  faults: onEveryPage((page) => {
    const { $ } = page;
    const outside = sourcesFor('script-src', page);
    const programs = [...$('script')].filter((element) => !DATA.has($(element).attr('type') ?? ''));
    const loaded = [
      ...programs.filter((element) => $(element).attr('src') !== undefined),
      ...$('link[rel~="modulepreload"], link[rel~="prefetch"], head link[rel~="stylesheet"]'),
      ...$('link[rel~="preload"][as="script"], link[rel~="preload"][as="style"]'),
    ]
      .map((element) => [element.name, $(element).attr('src') ?? $(element).attr('href') ?? ''])
      .filter(([, address = '']) => !isAllowedBy(outside, address, ORIGIN))
      .map(([name, address]) => `<${name}> loads ${address} on arrival`);
    const imports = programs
      .filter((element) => STATIC_IMPORT.test($(element).text()))
      .map(() => 'an inline script imports another on arrival');
    // A page may link one style sheet below the first screen (integrations/finish/page-styles.ts).
    const sheets = $('body link[rel~="stylesheet"]');
    const later = [
      ...(sheets.length > 1 ? ['asks for styles twice'] : []),
      // A script waits for it, and with it what is below: not all browsers wait by themselves.
      ...(sheets.filter((_, sheet) => !$(sheet).next().is('script:not([src])')).length > 0
        ? ['shows what is below its style sheet before it has it']
        : []),
    ];
    return [...loaded, ...imports, ...later];
  }),
};

export const closing: SiteCheck = {
  title: 'no page has a dialog that its script for leaving does not close',
  // The script looks for what is modal or a popover; another dialog may be open as neither.
  faults: onEveryPage(({ $ }) =>
    [...$('dialog:not([popover])')].map(() => 'has a dialog that stays open'),
  ),
};
