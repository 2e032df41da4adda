import { Route, Routes } from 'react-router';
import { FamilyAsk } from './family-ask.tsx';
import { FamilyPage } from './family-page.tsx';

/** The form that asks for the link, and the page behind it. */
export function FamilyPages() {
  return (
    <Routes>
      <Route index element={<FamilyAsk />} />
      <Route path=":sealed" element={<FamilyPage />} />
    </Routes>
  );
}
