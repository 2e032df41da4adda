import type { KeyboardEvent } from 'react';
import type { Picture } from '../../domain/answer/bracket/picture.ts';
import type { PlacedMatch } from '../../domain/answer/bracket/picture-columns.ts';

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
type Arrow = (typeof arrows)[number];

const isArrow = (key: string): key is Arrow => arrows.some((arrow) => arrow === key);

/** Returns the match an arrow key leads to: within the round, or beside it in the round before or after. */
function matchBeside(picture: Picture, from: number, arrow: Arrow): number | undefined {
  const columns = picture.sections.flatMap((section) => section.columns);
  const all = columns.flatMap(({ matches }) => matches);
  if (arrow === 'Home') return all[0]?.match.id;
  if (arrow === 'End') return all.at(-1)?.match.id;
  const column = columns.findIndex(({ matches }) => matches.some(({ match }) => match.id === from));
  const here = all.find(({ match }) => match.id === from);
  if (here === undefined) return undefined;
  if (arrow === 'ArrowUp' || arrow === 'ArrowDown') {
    const order = all.indexOf(here) + (arrow === 'ArrowUp' ? -1 : 1);
    return all[order]?.match.id;
  }
  const beside = columns[column + (arrow === 'ArrowLeft' ? -1 : 1)]?.matches ?? [];
  return nearest(beside, here)?.match.id;
}

function nearest(matches: readonly PlacedMatch[], to: PlacedMatch): PlacedMatch | undefined {
  const [first, ...rest] = matches;
  if (first === undefined) return undefined;
  return rest.reduce((best, one) => (Math.abs(one.y - to.y) < Math.abs(best.y - to.y) ? one : best), first);
}

/** Moves the focus from card to card by the arrow keys. */
export function useCardWalk(picture: Picture, onArrival: (match: number) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const card = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-match]') : null;
    if (card === null || !isArrow(event.key)) return;
    event.preventDefault();
    const to = matchBeside(picture, Number(card.dataset.match), event.key);
    if (to === undefined) return;
    onArrival(to);
    event.currentTarget.querySelector<HTMLElement>(`[data-match="${to}"]`)?.focus();
  };
}
