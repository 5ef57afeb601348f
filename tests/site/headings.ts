import { collapsed } from '../site-words.ts';
import { onEveryPage, type SiteCheck } from './built-site.ts';

export const headings: SiteCheck = {
  title: 'every page has one h1, its headings say something and skip no level',
  faults: onEveryPage(({ $ }) => {
    const found = [...$('h1, h2, h3, h4, h5, h6')].map((element) => ({
      level: Number(element.name.slice(1)),
      text: collapsed($(element).text()),
    }));
    const tops = found.filter(({ level }) => level === 1).length;
    const skips = found.flatMap(({ level, text }, index) => {
      const before = found[index - 1]?.level ?? 0;
      return level > before + 1 ? [`“${text}” is h${level} after h${before}`] : [];
    });
    return [
      ...(tops === 1 ? [] : [`has ${tops} h1`]),
      ...(found.some(({ text }) => text === '') ? ['has an empty heading'] : []),
      ...skips,
    ];
  }),
};
