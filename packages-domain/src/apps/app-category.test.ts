import { describe, expect, it } from 'vitest';
import { appCategory } from './app-category.js';

describe('the category of an app', () => {
  it.each([
    ['com.whatsapp', 'communicators'],
    ['com.instagram.android', 'social'],
    ['com.google.android.youtube', 'video'],
    ['pl.librus.synergiaDru2', 'others'],
  ])('%s is among the %s', (pkg, category) => {
    expect(appCategory(pkg)).toBe(category);
  });

  it('does not depend on how Windows writes the name of a program', () => {
    expect(appCategory('Discord.exe')).toBe('communicators');
    expect(appCategory('VLC.EXE')).toBe('video');
  });

  it('is others for names that mean something to JavaScript', () => {
    for (const pkg of ['__proto__', 'constructor', 'toString', '']) expect(appCategory(pkg)).toBe('others');
  });
});
