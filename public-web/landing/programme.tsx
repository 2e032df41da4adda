import { Faq } from './faq.tsx';
import { Season } from './season.tsx';
import { UpcomingTournaments } from './upcoming-tournaments.tsx';

/** The landing page below the cards: the tournaments, the season, questions and answers. */
export function Programme() {
  return (
    <>
      <UpcomingTournaments />
      <Season />
      <Faq />
    </>
  );
}
