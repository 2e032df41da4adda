import { gameWords } from '../../rule/language/game-words.ts';
import { catalogueOf, type Language } from '../../rule/language/language.ts';
import { said, translate } from '../../rule/language/sentence.ts';
import type { LinkPreview } from '../../rule/site/link-preview.ts';
import { easternWhen } from '../../rule/time/eastern-words.ts';
import type { PublicGame } from './public-game.ts';

/** Returns the preview of a game's page for messengers, in the language of the link: no score, because messengers keep previews. */
export function gamePreview(game: PublicGame, tournament: string, language: Language): LinkPreview {
  const { id, team1Name, team2Name, team1From, team2From, label, startTime, field } = game;
  const nameOf = (name: string | null, from: string | null) => name ?? gameWords(from ?? 'TBD', language);
  const sides = { team: nameOf(team1Name, team1From), opponent: nameOf(team2Name, team2From) };
  const facts = [
    tournament,
    label === null ? undefined : gameWords(label, language),
    startTime === null ? undefined : easternWhen(startTime, language),
    gameWords(field, language),
  ];
  const known = facts.filter((fact) => fact !== undefined).join(' · ');
  return {
    title: `${translate(said('{team} vs {opponent}', sides), catalogueOf[language])} · Golden Goal`,
    text: translate(said('{facts}. Score, scorers and what follows.', { facts: known }), catalogueOf[language]),
    path: `/games/${id}`,
  };
}
