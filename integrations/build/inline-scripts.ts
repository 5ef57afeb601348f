/**
 * The allowed inline scripts by their SHA-256. The build fails if a page has any other, because the
 * policy of a page is generated from its scripts, and would otherwise allow a script from the
 * content. After a change of one of these scripts, the build's error names the new hash.
 */
export const INLINE_SCRIPTS: ReadonlyMap<string, string> = new Map([
  [
    'sha256-OM0hjhCFzKhe37rKuW7480xLoDyRIzyLMKCvzoH6tGU=',
    'the speculation rules of components/site/NextPage.astro',
  ],
  ['sha256-7EfZR4ejuDiig3CcT5qg3YXRSRpfdMzC9vvYALwZf5I=', 'pages/404.astro logs the missing path'],
  ['sha256-bblvgIG252a3CZjPf8O3HA5UW9wYw6j/XYPuhkDknPE=', 'directives/intent.ts'],
  ['sha256-Ya0pUYrC7nM5Cn/056TyVuEiz6dFGrzmkWzgON0pF0U=', 'Astro’s island loader'],
]);
