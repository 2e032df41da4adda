import { Faq } from './faq.tsx';
import { PastTournaments } from './past-tournaments.tsx';
import { Season } from './season.tsx';
import { UpcomingTournaments } from './upcoming-tournaments.tsx';

/** The landing page below the cards: the tournaments, the season, who has won, questions and answers. */
export function Programme() {
  return (
    <>
      <UpcomingTournaments />
      <Season />
      <PastTournaments />
      <Faq />
    </>
  );
}
