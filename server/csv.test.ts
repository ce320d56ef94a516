// @demand export-formulas
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('a CSV cell', () => {
  it.each([
    ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
    ['+33 6', "'+33 6"],
    ['-cmd', "'-cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t=1"`],
    ['  =1+1', "'  =1+1"],
    ['＝1+1', "'＝1+1"],
    ['＋33', "'＋33"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['﹦1+1', "'﹦1+1"],
    ['\u200b=1+1', "'\u200b=1+1"],
    ['\u00ad\u2060＝1+1', "'\u00ad\u2060＝1+1"],
    ['\0=1+1', "'\0=1+1"],
    ['\u00a0@SUM(A1)', "'\u00a0@SUM(A1)"],
    ['-8,05', '"-8,05"'],
    ['-8.05', '-8.05'],
    ['Léa, dite «Lili»', '"Léa, dite «Lili»"'],
    ['deux\nlignes', '"deux\nlignes"'],
    ['lea@exemple.fr', 'lea@exemple.fr'],
    ['\u200bLéa＝', '\u200bLéa＝'],
  ])('%s is written as %s', (cell, written) => {
    expect(csvOf([[cell]], ',')).toBe(`${written}\r\n`);
  });

  it.each([',', ';'] as const)('is quoted if it holds a sign that another program splits at (%s)', (delimiter) => {
    const cells = ['a;=1', 'b,=1', 'c\t=1', 'd'];
    expect(csvOf([cells], delimiter)).toBe(`${['"a;=1"', '"b,=1"', '"c\t=1"', 'd'].join(delimiter)}\r\n`);
  });
});
