import type { Page } from '@playwright/test';
import { expect } from './test.js';

/**
 * What a reader of the page would call broken: the page scrolls sideways, words are cut, stand outside of the window, or
 * break in the middle. Text that may be cut says so: its whole is in its `title`, or elsewhere (`data-may-truncate`).
 * @param options `mayBreak`: words without a place to break do so anywhere
 */
export async function flawsOf(
  page: Page,
  { mayBreak = false }: { readonly mayBreak?: boolean } = {},
): Promise<string[]> {
  const look = async () => (await flawsNow(page)).filter((flaw) => !mayBreak || !flaw.endsWith(' is broken'));
  // A long list measures its rows when they are drawn: what is mended at once nobody sees
  await expect
    .poll(look, { timeout: 2000 })
    .toEqual([])
    .catch(() => {});
  return look();
}

async function flawsNow(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const root = document.documentElement;
    const hiding = ['hidden', 'clip'];
    const scrolling = ['auto', 'scroll'];
    const range = document.createRange();

    /** What is wrong with where a text stands; null when it is there for screen readers only. */
    function placeOf(element: Element, text: DOMRect): string[] | null {
      const flaws: string[] = [];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (hiding.includes(style.overflowX) && edge.width <= 1) return null;
        if (box.matches('[title], [data-may-truncate]')) return [];
        // From here on the reader can bring the rest into sight
        if (scrolling.includes(style.overflowX) || scrolling.includes(style.overflowY)) return flaws;
        const isCutAcross = text.left < edge.left - 1 || text.right > edge.right + 1;
        const isCutBelow = text.top < edge.top - 3 || text.bottom > edge.bottom + 3;
        if (
          (hiding.includes(style.overflowX) && isCutAcross) ||
          (hiding.includes(style.overflowY) && isCutBelow)
        )
          flaws.push('cut');
      }
      if (text.left < -1 || text.right > root.clientWidth + 1) flaws.push('outside of the window');
      return flaws;
    }

    /** Words of ours are whole; addresses and the like break where they must. */
    function brokenWords(node: Text): string[] {
      if (node.parentElement?.closest('bdi, svg, [data-may-truncate]')) return [];
      return [...node.data.matchAll(/\p{L}{3,}/gu)].flatMap(({ 0: word, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [`${word} is broken`] : [];
      });
    }

    const flaws = root.scrollWidth > root.clientWidth ? ['the page scrolls sideways'] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!(node instanceof Text) || !element?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const place = box.width > 0 && node.data.trim() !== '' ? placeOf(element, box) : null;
      if (!place) continue;
      for (const flaw of [...place, ...brokenWords(node)])
        flaws.push(`“${node.data.trim().slice(0, 80)}”: ${flaw}`);
    }
    for (const input of document.querySelectorAll<HTMLInputElement>('input:not([type=range])')) {
      const isText = input.checkVisibility() && input.clientWidth > 24;
      if (isText && input.scrollWidth > input.clientWidth + 1) {
        flaws.push(`“${input.value || input.placeholder}”: cut`);
      }
    }
    return flaws;
  });
  return [...new Set(found)];
}
