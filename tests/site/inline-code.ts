import { onEveryPage, type SiteCheck } from './built-site.ts';

export const inlineCode: SiteCheck = {
  title:
    'there is no style attribute, inline handler or javascript: URL, which the policy would refuse',
  fails: [
    ['about.html', '<p>', '<p style="color:red">', /style="…"/],
    ['about.html', '<p>', '<p onclick="x()">', /onclick="…"/],
    ['about.html', 'href="/"', 'href="javascript:x()"', /href="…"/],
  ],
  faults: onEveryPage(({ $ }) =>
    [...$('*')].flatMap((element) =>
      Object.entries($(element).attr() ?? {})
        .filter(
          ([name, value]) =>
            name === 'style' || /^on[a-z]+$/.test(name) || /^\s*javascript:/i.test(value),
        )
        .map(([name]) => `<${$(element).prop('tagName')}> has ${name}="…"`),
    ),
  ),
};
