import { describe, expect, it } from 'vitest';
import { noImages } from '../../../../../editorial/check/rules/no-images.ts';
import { answer, reports } from '../../small-files.ts';

describe('Prose holds no pictures', () => {
  it('reports images with and without alternative text', () => {
    expect(reports(noImages, answer('A ![a foot](b.png) and ![](c.png).'))).toEqual([
      '5:3 Pictures are not possible in this text. | Remove it, and say in words what it shows: a foot',
      '5:24 Pictures are not possible in this text. | Remove it, and say in words what it shows.',
    ]);
  });
});
