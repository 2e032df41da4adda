import { useParams } from 'react-router';
import { FamilyAsk } from './family-ask.tsx';
import { FamilyPage } from './family-page.tsx';

/** Form that requests the link, and the page behind it. */
export function FamilyPages() {
  const { sealed } = useParams();
  return sealed === undefined ? <FamilyAsk /> : <FamilyPage />;
}
