/**
 * Lets several speak at once and be heard one after another: the first is heard at once, each of the others when all
 * before it have finished.
 * @param {number} count how many speak
 * @param {(line: string) => void} say
 * @returns {{ say: (line: string) => void, finish: () => void }[]}
 */
export function inTurn(count, say) {
  const waiting = Array.from({ length: count }, () => []);
  const finished = new Set();
  let turn = 0;
  const speaker = (index) => ({
    say: (line) => (index === turn ? say(line) : waiting[index].push(line)),
    finish: () => {
      finished.add(index);
      while (finished.has(turn)) {
        turn += 1;
        for (const line of waiting[turn]?.splice(0) ?? []) say(line);
      }
    },
  });
  return waiting.map((_lines, index) => speaker(index));
}
