import { describe, expect, it } from 'vitest';
import { noPromiseOfGain } from '../../../../../editorial/check/rules/no-promise-of-gain.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import { answer, reports } from '../../small-files.ts';

const found = (...lines: string[]) =>
  reports(noPromiseOfGain, answer(...lines)).map((said) => said.split(' promises')[0]);

describe('No promise of gain', () => {
  it.each([
    ['a **risk**-free coin', '5:5 “risk-free”'],
    ['risk\u00A0free', '5:1 “risk free”'],
    ['risk‑free', '5:1 “risk-free”'],
    ['ri\u00ADsk-free', '5:1 “risk-free”'],
    ['You can’t lose', '5:5 “can’t lose”'],
    ["You can\\'t lose", "5:5 “can't lose”"],
    ['Going **to the** moon', '5:9 “to the moon”'],
    ['get *rich*', '5:1 “get rich”'],
    ['[No risk](/legal)', '5:2 “No risk”'],
    ['`risk-free`', '5:2 “risk-free”'],
  ])('finds a promise in %s', (line, said) => {
    expect(found(line)).toEqual([said]);
  });

  it('finds a promise across a line end, in a heading, a list and a table', () => {
    expect(found('A safe', 'investment')).toEqual(['5:3 “safe investment”']);
    expect(
      found('#### Get rich', '', '- will moon', '', '| 100x |', '| --- |', '| 100x |'),
    ).toEqual(['5:6 “Get rich”', '7:3 “will moon”', '9:3 “100x”', '11:3 “100x”']);
  });

  it('finds a promise in settings, but not in their comments', () => {
    const file = readContentFile('legal.yaml', '# risk-free\nnote: "It is “risk-free”."\n');
    expect(reports(noPromiseOfGain, file)).toEqual([
      '2:15 “risk-free” promises a gain. | Leave it out, or say what can happen, such as: Crypto assets may lose all their value.',
    ]);
  });

  it.each([
    'No value, listing, liquidity or return is promised.',
    'No token is risk-free.',
    'It is not a safe investment.',
    'We promise no guaranteed returns.',
    'Nothing here is risk-free.',
    'You can lose everything.',
    'A drawing 1000 x 500 wide',
    'Every 100 m',
    'We do not say that returns are guaranteed.',
    'Nobody should tell you that profits are guaranteed.',
    'There is no such thing as a guaranteed return.',
    'We make no claim that it is risk-free.',
    'We don’t promise anybody that you will get rich.',
    'Never believe anybody who says that returns are guaranteed.',
  ])('accepts the opposite: %s', (line) => {
    expect(found(line)).toEqual([]);
  });

  it('reports a promise after a negation of something else', () => {
    expect(found('No, it is risk-free.')).toEqual(['5:11 “risk-free”']);
    expect(found('It is not only risk-free.')).toEqual(['5:16 “risk-free”']);
    for (const line of [
      'We do not say it for nothing: returns are guaranteed.',
      'We do not only say that returns are guaranteed.',
      'Nobody says so but returns are guaranteed.',
      'Never doubt that returns are guaranteed.',
      'We never tell lies, returns are guaranteed.',
      'Nobody knew. They say that returns are guaranteed.',
    ])
      expect(found(line)).toHaveLength(1);
  });

  it.each([
    ...['guarantee returns', 'guaranteed profit', 'yield is guaranteed', 'gains are guaranteed'],
    ...['guaranteed income', 'guaranteed to rise', 'guaranteed to grow', 'guaranteed to go up'],
    ...['guaranteed to gain', 'guaranteed to pay', 'guaranteed to moon', 'RISK-FREE', 'riskfree'],
    ...[
      'worry free',
      'no risk',
      'zero downside',
      'without risk',
      'no-risk',
      'without any downside',
    ],
    ...['cannot lose', 'can not lose', 'never lose', "won't lose", 'won’t lose', 'will not lose'],
    ...['will moon', 'to the moon', 'going moon', 'mooning', 'moonshot', 'moonshots'],
    ...['getting rich', 'grow rich', 'become wealthy', 'make you rich', 'millionaire'],
    ...['millionaires', 'safe bet', 'safe haven', 'sure thing', 'surefire bet', 'sure-fire profit'],
    ...['sure fire win', '5x returns', '5 x return', '12x gain', '10× gains', '5x your', '10x'],
    ...['1000 ×', '10000x', 'easy money', 'free money', 'easy profit', 'double your money'],
    ...['triple your money', 'multiply your investment', 'can only go up', 'will only go up'],
    ...['next bitcoin', 'next doge', 'next dogecoin', 'next shiba', 'financial freedom'],
    ...['passive income', 'safe  investment', 'financial   freedom', 'make  you  rich'],
  ])('reports %s', (words) => {
    expect(found(`It is ${words} today.`)).toEqual([`5:7 “${words.replace(/ +/g, ' ')}”`]);
  });

  it.each([
    ...['returns were guaranteed', 'moonlight', 'honeymooning', 'moons', 'forget rich', 'norisk'],
    ...['never loses', 'millionairess', 'unsafe bet', 'ensure thing', 'a5x returns', '100000x'],
    ...['1x', '10xy', '10 x 10', '10x 5', '110x', 'uneasy money', 'redouble your money'],
    ...['may only go up', 'next bitcoins', 'next dog', 'nonfinancial freedom', 'impassive income'],
  ])('accepts words that only look like a promise: %s', (words) => {
    expect(found(`It is ${words} today.`)).toEqual([]);
  });

  it.each([
    ...['no', 'not a', 'never be a', 'without', 'nor', 'neither', 'There isn’t a', "There isn't a"],
    ...['nothing is', 'Nobody has', 'None are', 'no token of ours gives', 'Nothing offers'],
    ...['Nothing here can promise a', 'not an', 'not any', 'not the', 'not such a', 'not promised'],
    ...['not offer', 'not claim', 'not call it', 'not this', 'We cannot promise that it is'],
    ...['There is no such thing as a', 'no such thing as any', 'Nobody should say that it is'],
    ...['We do not suggest that it is', 'Never expect it to be', 'None of us can assure you of'],
  ])('accepts a negation before it: %s', (denial) => {
    expect(found(`${denial} risk-free thing.`)).toEqual([]);
  });

  it.each([
    ...['Not only do we say that it is a', 'No doubt we say that it is a', 'It is nothing but a'],
    ...['It is not just a', 'It is not simply a', 'No more waiting, it is a'],
  ])('reports a promise after words that only look like a negation: %s', (words) => {
    expect(found(`${words} risk-free thing.`)).toHaveLength(1);
  });

  it.each([
    ['Your money will double.', '“money will double”'],
    ['The tokens are going to rise.', '“tokens are going to rise”'],
    ['Its price shall surely go higher.', '“price shall surely go higher”'],
    ['$BIGFOOT will skyrocket.', '“BIGFOOT will skyrocket”'],
    ['You will make a fortune.', '“You will make a fortune”'],
    ['You’ll profit.', '“You’ll profit”'],
    ['You are going to earn returns.', '“You are going to earn returns”'],
  ])('reports a promise in the future tense: %s', (text, words) => {
    expect(found(text).map((one = '') => one.replace(/^\S+ /, ''))).toEqual([words]);
  });

  it.each([
    'Nobody knows whether your money will double.',
    'Ask what happens if the price will rise.',
    'Anyone who promises that you will profit is lying.',
    'Scammers say “your money will double”. Ignore them.',
    'Beware of “guaranteed returns”.',
    'You will lose money, and the number of words will grow.',
  ])('accepts an indirect question, and a warning about promises of others: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('reports a promise of others without a warning', () => {
    expect(found('People say that you will profit.')).toHaveLength(1);
    expect(found('We call it “risk-free”.')).toHaveLength(1);
  });
});
