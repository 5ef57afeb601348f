import { noPromiseOfGain } from '../../../src/editorial/check/rules/no-promise-of-gain.ts';
import { inProse, type Sample } from './sample.ts';

const GAINS = [
  'return',
  'returns',
  'profit',
  'profits',
  'gain',
  'gains',
  'income',
  'yield',
  'yields',
];

const WORDS = [
  ...GAINS.flatMap((gain) => [`guarantee ${gain}`, `guaranteed ${gain}`, `${gain} is guaranteed`]),
  ...['returns are guaranteed', 'returns were guaranteed'],
  ...['rise', 'grow', 'go up', 'gain', 'pay', 'moon'].map((verb) => `guaranteed to ${verb}`),
  ...['risk-free', 'risk free', 'riskfree', 'worry-free', 'worry free', 'worryfree'],
  ...['no risk', 'zero risk', 'without risk', 'no-risk', 'no any risk', 'without any downside'],
  ...['zero downside', 'no risk-free', 'no risk free', 'no risky', 'norisk'],
  ...['cannot lose', 'can not lose', "can't lose", 'can’t lose', 'never lose', "won't lose"],
  ...['won’t lose', 'will not lose', 'never loses', 'cannot  lose'],
  ...['will moon', 'to the moon', 'going to the moon', 'to moonlight', 'going the  moon'],
  ...['mooning', 'moonshot', 'moonshots', 'moons', 'honeymooning'],
  ...['get rich', 'getting rich', 'grow rich', 'become wealthy', 'make you rich', 'forget rich'],
  ...['a millionaire', 'millionaires', 'millionairess'],
  ...['safe investment', 'safe bet', 'safe haven', 'unsafe bet'],
  ...['sure thing', 'surefire bet', 'sure-fire profit', 'sure fire win', 'ensure thing'],
  ...[
    '5x returns',
    '5 x return',
    '10× gains',
    '12x gain',
    '5x your',
    '5   x returns',
    'a5x returns',
  ],
  ...['10x', '100x', '1000 ×', '10000x', '100000x', '1x', '10xy', '10 x 10', '10x 5', '110x'],
  ...['easy money', 'free money', 'easy profit', 'uneasy money'],
  ...['double your money', 'triple your money', 'multiply your investment', 'redouble your money'],
  ...['can only go up', 'will only go up', 'may only go up'],
  ...['next bitcoin', 'next doge', 'next dogecoin', 'next shiba', 'next bitcoins', 'next dog'],
  ...['financial freedom', 'nonfinancial freedom', 'passive income', 'impassive income'],
];

const wider = (words: string, space: string) =>
  words.includes(' ') ? [words.replaceAll(' ', space)] : [];

const DENIED = [
  ...['no', 'not', 'never', 'without', 'nor', 'neither', 'There isn’t', "There isn't"],
  ...[
    'nothing is',
    'Nobody has',
    'None are',
    'No token is',
    'no token of ours gives',
    'Nothing offers',
  ],
  ...['Nothing here can promise a', 'never be a', 'not an', 'not any', 'not the', 'not such a'],
  ...[
    'not promise',
    'not promised',
    'not promises',
    'not offer',
    'not claim',
    'not call it',
    'not this',
  ],
  ...['Nobody should tell you that it is', 'We do not say that it is', 'Never believe that it is'],
  ...['We cannot promise that it is', 'Not only do we say that it is', 'No doubt we say it is'],
  ...['There is no such thing as a', 'There is no such thing as', 'no such thing as any'],
  ...['It is not only', 'It is not just', 'It is nothing but', 'No more waiting, it is'],
];

/** Words that promise a gain, in each of their forms, and some that only look like them. */
export const PROMISES: readonly Sample[] = inProse(noPromiseOfGain, [
  ...WORDS.map((words) => `It is ${words} today.`),
  ...WORDS.flatMap((words) => [...wider(words, '  '), ...wider(words, '\n')]).map(
    (words) => `It is ${words} today.`,
  ),
  ...['RISK-FREE', 'risk‑free', 'risk‐free', 'ri\u00ADsk-free', 'risk\u200B-free', '**risk**-free'],
  ...['Moonshot, moonshot, and risk-free.', 'Risk-free returns are guaranteed to rise.'],
  ...DENIED.map((denial) => `${denial} risk-free thing.`),
]);
