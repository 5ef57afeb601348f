import { describe, expect, test } from 'vitest';
import { sonnerStyleHashes } from '../../../../integrations/build/sonner-style.ts';

describe('the hashes of sonner’s style', () => {
  test('are of the empty style and of the filled one', () => {
    expect(sonnerStyleHashes('__insertCSS("a{color:\\"red\\"}");')).toEqual([
      'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
      'sha256-pnmc2lDojaTnD97w5K0rtgeEjxOmBo9tl8gokUuAUss=',
    ]);
  });

  test('are found in the sonner that is installed', () => {
    expect(sonnerStyleHashes()).toHaveLength(2);
  });

  test.each(['', 'insertCSS("a")', '__insertCSS("a");\n__insertCSS("b");', '__insertCSS(`a`);'])(
    'stop the build when sonner works differently: %j',
    (source) => {
      expect(() => sonnerStyleHashes(source)).toThrow('dist/index.mjs');
    },
  );
});
