import { describe, expect, it } from 'vitest';
import { proseHoldsNoPictures } from '../../../../../editorial/check/rules/prose-holds-no-pictures.ts';
import { answer, reports } from '../../small-files.ts';

describe('Prose holds no pictures', () => {
  it('reports images with and without alternative text', () => {
    expect(reports(proseHoldsNoPictures, answer('A ![a foot](b.png) and ![](c.png).'))).toEqual([
      '5:3 A picture cannot stand in this text. | Take it out, and say in words what it shows: a foot',
      '5:24 This picture has no words. | Take it out, and say in words what it shows.',
    ]);
  });
});
