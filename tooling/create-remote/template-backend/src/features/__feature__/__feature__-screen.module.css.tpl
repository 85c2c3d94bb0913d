@layer reset, tokens, base, components, app;

@layer app {
  .screen {
    display: flex;
    flex-direction: column;
    gap: var(--space-5);
  }

  .notes {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-3);
    margin-block-end: var(--space-4);
  }

  .notes > :first-child {
    flex: 1;
  }

  .pictures {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    gap: var(--space-4);
  }

  .prompt {
    margin-block-start: var(--space-2);
    color: var(--text-soft);
    font-size: var(--step--1);
  }
}
