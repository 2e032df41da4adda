import { type PointerEvent, useRef, useState } from 'react';
import type { Criterion } from '../../domain/standings/criterion.ts';

interface CriteriaDrag {
  readonly order: readonly Criterion[];
  /** Called with the place over which a criterion is dragged. */
  readonly onHeldOver: (dragged: Criterion, place: number) => void;
}

/** Handles dragging of a list's lines by mouse, pen or finger. The list captures the pointer, because it is never moved itself. */
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

/** Returns the place of a pointer among the other lines: after all whose middle is above it. */
function placeAt(height: number, list: HTMLOListElement | null, own: number): number {
  const others = [...(list?.children ?? [])].filter((_, index) => index !== own);
  return others.filter((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return (top + bottom) / 2 < height;
  }).length;
}
