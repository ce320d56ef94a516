import { tabEntry } from '../../storage.ts';
import { showToast } from '../../ui/toast.ts';

// Login loads the affiliates' space as a new page: its toast waits in the tab and is shown there.

const welcome = tabEntry('affiliate-welcome');

export function leaveWelcome(): void {
  welcome.write('1');
}

/** Shows the toast once. */
export function showWelcome(): void {
  if (welcome.read() === null) return;
  welcome.erase();
  showToast({ title: 'Connexion réussie !', description: 'Voici ton espace affilié.', tone: 'success' });
}
