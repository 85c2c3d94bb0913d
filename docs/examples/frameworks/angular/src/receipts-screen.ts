import type { ForeignHost, ForeignNow } from '@andromeda/platform';
import { Component, computed, InjectionToken, inject, type WritableSignal } from '@angular/core';
// From here and from `compiled`.
import styles from '../src/receipts-screen.module.css';

export const HOST = new InjectionToken<ForeignHost>('host');
export const NOW = new InjectionToken<WritableSignal<ForeignNow>>('now');

@Component({
  selector: 'receipts-screen',
  template: `
    <section [class]="styles.screen">
      @if (now().path === '/antigos') {
        <h1>Recibos antigos</h1>
        <a [class]="styles.link" href="/recibos">Voltar aos recibos</a>
      } @else {
        <h1>Seus recibos</h1>
        @if (now().credits; as credits) {
          <p>Olá, {{ firstName() }}: você tem {{ credits.creditsRemaining }} créditos.</p>
        }
        <a [class]="styles.link" href="/recibos/antigos">Ver antigos</a>
        <button type="button" [class]="styles.button" (click)="save()">Guardar recibo</button>
      }
    </section>
  `,
})
export class ReceiptsScreen {
  readonly styles = styles;
  readonly host = inject(HOST);
  readonly now = inject(NOW);
  readonly firstName = computed(() => this.now().user?.fullName.split(' ')[0] ?? '');

  save(): void {
    this.host.toast({ title: 'Recibo guardado', type: 'success' });
  }
}
