import { expect, test } from 'vitest';
import { servedFiles } from '../../../hosting/served-files.ts';
import { folderWith } from '../../../packages/copy-review/tests/repository.ts';

test('the files of a build have an address each, and pages have others that lead there', () => {
  const folder = folderWith({
    _headers: '',
    _redirects: '/formerly /about 301\n/elsewhere /contact 301\n',
    'about.html': 'About',
    'deep/index.html': 'Deep',
    'index.html': 'Home',
    'map.svg': '<svg/>',
  });
  expect(servedFiles(folder)).toEqual([
    {
      name: 'about.html',
      body: Buffer.from('About'),
      route: '/about',
      redirects: ['/about.html', '/about/', '/formerly'],
    },
    {
      name: 'deep/index.html',
      body: Buffer.from('Deep'),
      route: '/deep/',
      redirects: ['/deep/index.html', '/deep/index', '/deep'],
    },
    {
      name: 'index.html',
      body: Buffer.from('Home'),
      route: '/',
      redirects: ['/index.html', '/index'],
    },
    { name: 'map.svg', body: Buffer.from('<svg/>'), route: '/map.svg', redirects: [] },
  ]);
});
