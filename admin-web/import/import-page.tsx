import { EmptyNote } from '../kit/list-states.tsx';
import { useMay } from '../kit/may.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportSteps } from './import-steps.tsx';

export const importTitle = 'Import';

/** Page that imports a table of teams, rosters and players: paste, check columns, correct rows, import, undo. */
export function ImportPage() {
  const mayImport = useMay('change');
  return (
    <>
      <PageHead title={importTitle} remark="Teams with rosters, and players, from a sheet, a form or a file of ours." />
      {mayImport ? (
        <ImportSteps />
      ) : (
        <EmptyNote title="You may look at imports, not make them" text="An owner of the site can change your role." />
      )}
      <EarlierImports mayUndo={mayImport} />
    </>
  );
}
