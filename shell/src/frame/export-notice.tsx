import { dataExportQuery, useApi, useNotification } from '@andromeda/platform';
import { awaitedExport } from '@andromeda/platform/host';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Follows the copy of the user's data that is being made, and announces once how it ended. */
export function ExportNotice() {
  const { data, isFetchedAfterMount } = useQuery(dataExportQuery(useApi()));
  const { notify } = useNotification();
  const status = data?.status;
  // The notices are outside React, and each must be shown only once.
  useEffect(() => {
    // The cache may still hold an earlier copy.
    if (status === 'preparing' || !isFetchedAfterMount) return;
    awaitedExport.end();
    if (status === 'ready')
      notify({ type: 'success', message: 'Sua cópia dos dados está pronta. Baixe em Configurações.' });
    if (status === 'failed')
      notify({
        type: 'error',
        message: 'Não foi possível preparar sua cópia dos dados. Peça de novo em Configurações.',
      });
  }, [status, isFetchedAfterMount, notify]);
  return null;
}
