import { type RefObject, useEffect } from 'react';

/** Brings the way of a team that is chosen into view: where it plays now or next, else where its way ended. */
export function useWayInView(place: RefObject<HTMLElement | null>, followed: number | undefined): void {
  useEffect(() => {
    if (followed === undefined) return;
    const way = [...(place.current?.querySelectorAll('[data-match][data-followed="true"]') ?? [])];
    const isAhead = (match: Element) => ['upcoming', 'in_progress'].includes(match.getAttribute('data-status') ?? '');
    (way.find(isAhead) ?? way.at(-1))?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [place, followed]);
}
