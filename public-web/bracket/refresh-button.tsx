import { useQueryClient } from '@tanstack/react-query';
import button from '../kit/button.module.css';
import { showToast } from '../kit/toasts.ts';
import { useBoard } from '../site/board.ts';
import { words } from './page-words.ts';

/** Button that fetches the list of tournaments and the data of the open one again. */
export function RefreshButton() {
  const { askAgain } = useBoard();
  const queries = useQueryClient();
  const refresh = async () => {
    await Promise.all([queries.invalidateQueries(), askAgain?.()]);
    showToast({ tone: 'good', ...words.refreshed });
  };
  return (
    <button type="button" className={button.secondary} onClick={refresh}>
      {words.refresh}
    </button>
  );
}
