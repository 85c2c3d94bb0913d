import { ball, blurred, dot, oval, shape, tube } from '../../painting/markup.ts';

export const camera =
  oval(0, -4, 44, 9, ball('#e6e8ef')) +
  shape('M-14 -8 H14 L18 -34 H-18 Z', tube('#eef0f6')) +
  dot(0, -84, 58, 'rad(.36 .28 .8 #ffffff #eceef4@55 #a9afbf)') +
  dot(0, -84, 37, '#12141d') +
  dot(0, -84, 28, 'rad(.42 .38 .6 #3c4a86 #161b38@55 #05060d)') +
  dot(0, -84, 12, '#05060d') +
  dot(-8, -93, 5, '#b9c6ff', 'opacity=".9"') +
  dot(0, -114, 2.6, '#4fe08a') +
  blurred(3, dot(0, -114, 5, '#4fe08a', 'opacity=".8"'));
