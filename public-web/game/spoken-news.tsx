import { type NoticedGame, useGameNews } from './game-news.ts';
import styles from './spoken-news.module.css';

/** Speaks each goal and each final whistle once to screen readers, and nothing while nothing happens. */
export function SpokenNews({ games }: { readonly games: readonly NoticedGame[] | undefined }) {
  return <Spoken text={useGameNews(games).spoken} />;
}

export function Spoken({ text }: { readonly text: string }) {
  return (
    <p className={styles.spoken} aria-live="polite">
      {text}
    </p>
  );
}
