import { Button, Card, Dropzone, ImageFrame, Notice } from '@andromeda/design-system';
import { type BrandKit, brandKitQuery, messageFor, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './brand-screen.module.css';
import { MESSAGE_MS, messages } from './messages.ts';
import { prepareLogo } from './prepare-logo.ts';

/** The shop's logo: it is kept as soon as it is chosen. */
export function LogoCard({ logo }: { logo: BrandKit['logo'] }) {
  const { put, remove, problem, refuse } = useLogo();
  const busy = put.isPending || remove.isPending;
  return (
    <Card as="section" padding="l" aria-labelledby="logo-da-loja" className={styles.card}>
      <h2 id="logo-da-loja">Logo</h2>
      {logo && (
        <ImageFrame
          src={logo.url}
          alt="Logo da loja"
          aspect="16/9"
          fit="contain"
          backdrop="checkered"
          rounded
          imageProps={{ className: styles.picture }}
          className={styles.logo}
        />
      )}
      <Dropzone
        label={put.isPending ? 'Enviando...' : logo ? 'Trocar logo' : 'Escolher logo'}
        hint="PNG com fundo transparente fica melhor"
        multiple={false}
        camera="never"
        pasteAnywhere={false}
        disabled={busy}
        onFiles={([file]) => file && put.mutate(file)}
        onRejected={(_files, kept) => kept.length === 0 && refuse()}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      {logo && (
        <Button
          variant="quiet"
          busy={remove.isPending}
          busyLabel="Removendo..."
          disabled={put.isPending}
          className={styles.start}
          onClick={() => remove.mutate()}
        >
          Remover logo
        </Button>
      )}
    </Card>
  );
}

function useLogo() {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const [problem, setProblem] = useState('');
  const settle = {
    onMutate: () => setProblem(''),
    onError: (error: Error) => setProblem(messageFor(error, messages.logoFailed)),
  };
  const keep = (kit: BrandKit, message: string) => {
    queries.setQueryData(brandKitQuery(api).queryKey, kit);
    notify({ message, type: 'success', durationMs: MESSAGE_MS });
  };
  const put = useMutation({
    mutationFn: async (file: File) => api.brandKit.putLogo(await prepareLogo(file)),
    networkMode: 'always',
    onSuccess: (kit) => keep(kit, messages.logoSaved),
    ...settle,
  });
  const remove = useMutation({
    mutationFn: () => api.brandKit.removeLogo(),
    onSuccess: (kit) => keep(kit, messages.logoRemoved),
    ...settle,
  });
  return { put, remove, problem, refuse: () => setProblem(messages.logoRefused) };
}
