import { type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { useSearchParams } from 'react-router';
import type { SentGame } from '../game/sent-game.ts';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { useBoard } from '../site/board.ts';
import styles from './big-screen-controls.module.css';
import { words } from './big-screen-words.ts';
import type { Turning } from './screen-turn.ts';
import { useFullScreen, useWakefulness } from './venue-screen.ts';

const { controls } = words;

interface BigScreenControlsProps {
  readonly place: RefObject<HTMLElement | null>;
  readonly turning: Turning;
  /** All games of the live list, from which the choice of a tournament is made. */
  readonly games: readonly SentGame[];
}

/** Controls of the big screen; they are hidden while nobody moves the pointer. */
export function BigScreenControls({ place, turning, games }: BigScreenControlsProps) {
  const [address, setAddress] = useSearchParams();
  const { isFull, toggle } = useFullScreen(place);
  const canStayAwake = useWakefulness();
  const isBright = address.has('light');
  const shade = () =>
    setAddress((known) => {
      if (isBright) known.delete('light');
      else known.set('light', '');
      return known;
    });
  useKeys((key) => {
    if (key === 'ArrowLeft') turning.step(-1);
    if (key === 'ArrowRight') turning.step(1);
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs in a form
    <div className={styles.controls} role="group" aria-label={controls.label}>
      <TournamentToShow games={games} />
      <button type="button" className={button.secondary} onClick={() => turning.step(-1)}>
        {controls.previous}
      </button>
      <button type="button" className={button.secondary} onClick={turning.toggle}>
        {turning.isTurning ? controls.pause : controls.resume}
      </button>
      <button type="button" className={button.secondary} onClick={() => turning.step(1)}>
        {controls.following}
      </button>
      <button type="button" className={button.secondary} onClick={shade}>
        {isBright ? controls.dark : controls.bright}
      </button>
      <button type="button" className={button.primary} onClick={toggle}>
        {isFull ? controls.window : controls.full}
      </button>
      <Link to="/live-scores" className={button.quiet}>
        {controls.leave}
      </Link>
      {!canStayAwake && <p>{controls.asleep}</p>}
    </div>
  );
}

/** Choice between one tournament of the live list and all games of today. */
function TournamentToShow({ games }: { readonly games: readonly SentGame[] }) {
  const id = useId();
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('tournament') ?? '';
  const told = new Set(games.map(({ tournamentId }) => tournamentId));
  const tournaments = (useBoard().tournaments ?? []).filter((one) => told.has(one.id) || String(one.id) === chosen);
  const choose = (value: string) =>
    setAddress((known) => {
      if (value === '') known.delete('tournament');
      else known.set('tournament', value);
      return known;
    });
  return (
    <>
      <label htmlFor={id}>{controls.tournament}</label>
      <select id={id} value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">{controls.all}</option>
        {tournaments.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </>
  );
}

/** Handles the keys of a keyboard or a remote control, but leaves an open select its own. Letter keys are not used (WCAG 2.1.4). */
function useKeys(onKey: (key: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
    onKey(event.key);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
