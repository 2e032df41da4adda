import { type PointerEvent, useRef, useState } from 'react';
import type { Criterion } from '../../domain/standings/criterion.ts';

interface CriteriaDrag {
  readonly order: readonly Criterion[];
  /** The place among all that a dragged criterion is held over. */
  readonly onHeldOver: (dragged: Criterion, place: number) => void;
}

/** Dragging of the lines of a list by mouse, pen or finger: the list itself follows the pointer, for it is never moved. */
export function useCriteriaDrag({ order, onHeldOver }: CriteriaDrag) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<Criterion>();
  const begin = (criterion: Criterion) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    list.current?.setPointerCapture(event.pointerId);
    setDragged(criterion);
  };
  const follow = ({ clientY }: PointerEvent) => {
    if (dragged === undefined) return;
    const place = placeAt(clientY, list.current, order.indexOf(dragged));
    if (place !== order.indexOf(dragged)) onHeldOver(dragged, place);
  };
  const end = () => setDragged(undefined);
  return { dragged, begin, list: { ref: list, onPointerMove: follow, onPointerUp: end, onPointerCancel: end } };
}

/** The place of a pointer among the other lines: behind all whose middle is above it. */
function placeAt(height: number, list: HTMLOListElement | null, own: number): number {
  const others = [...(list?.children ?? [])].filter((_, index) => index !== own);
  return others.filter((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return (top + bottom) / 2 < height;
  }).length;
}
