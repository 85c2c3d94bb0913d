import { expect, test } from 'vitest';
import { differencesFrom, writeNotices } from './write-notices.mjs';

/** @param {string} name @param {string} license @param {string} text */
const shipped = (name, license, text) => ({ name, version: '1.2.3', license, homepage: '', text });
const mit = 'Permission is hereby granted, free of charge.';
const packages = [
  shipped('a', 'MIT', `Copyright (c) 2020 Ana\n\n${mit}`),
  shipped('b', 'MIT', `The MIT License (MIT)\n\nCopyright 2021 Bia\n\n${mit}`),
  shipped('c', 'ISC', 'ISC words'),
];

test('the notices name every package with the holders of its rights, the common licence first', () => {
  const notices = writeNotices(packages);
  expect(notices).toContain('- **a 1.2.3**: Copyright (c) 2020 Ana');
  expect(notices).toContain('- **b 1.2.3**: Copyright 2021 Bia');
  expect(notices.indexOf('## MIT')).toBeLessThan(notices.indexOf('## ISC'));
});

test('the wording of a licence stands once, however many packages share it', () => {
  expect(writeNotices(packages).split(mit)).toHaveLength(2);
});

test('notices list what is shipped, no more and no less', () => {
  const notices = writeNotices(packages);
  expect(differencesFrom(notices, packages)).toEqual([]);
  const [first, ...rest] = packages;
  expect(differencesFrom(notices, [...rest, { ...shipped('d', 'MIT', ''), version: '4.0.0' }])).toEqual([
    '+ d 4.0.0',
    `- ${first?.name} 1.2.3`,
  ]);
});
