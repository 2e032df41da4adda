import { type RefObject, useEffect } from 'react';

/** Scrolls to the chosen team's current or next match, or else to its last one. */
export function useWayInView(place: RefObject<HTMLElement | null>, followed: number | undefined): void {
  useEffect(() => {
    if (followed === undefined) return;
    const way = [...(place.current?.querySelectorAll('[data-match][data-followed="true"]') ?? [])];
    const isAhead = (match: Element) => ['upcoming', 'in_progress'].includes(match.getAttribute('data-status') ?? '');
    (way.find(isAhead) ?? way.at(-1))?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [place, followed]);
}
