// The script of the checkout page: it validates the fields, pays, shows the 3-D Secure dialog, and reports the result
// to the page that frames it, because only that page may navigate to the return address.

export const pageScript = `'use strict';
(() => {
  const root = document.getElementById('checkout');
  const form = document.getElementById('payment');
  const button = document.getElementById('pay');
  const buttonText = document.getElementById('pay-text');
  const spinner = button.querySelector('.spinner');
  const alertBox = document.getElementById('alert');
  const progress = document.getElementById('progress');
  const bank = document.getElementById('bank');
  const wording = buttonText.textContent;
  const isFramed = window.parent !== window;
  let isPaying = false;

  function tellParent(message) {
    if (isFramed) window.parent.postMessage({ source: 'sandbox-checkout', ...message }, '*');
  }

  function tellHeight() {
    tellParent({ event: 'height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
  }
  new ResizeObserver(tellHeight).observe(document.body);
  tellHeight();

  const digits = (text) => text.replace(/\\D/g, '');

  function passesLuhn(number) {
    let sum = 0;
    for (let at = 0; at < number.length; at += 1) {
      let digit = Number(number[number.length - 1 - at]);
      if (at % 2 === 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2;
      sum += digit;
    }
    return number.length >= 12 && sum % 10 === 0;
  }

  function expiryOf(text) {
    const found = /^\\s*(\\d{1,2})\\s*\\/?\\s*(?:20)?(\\d{2})\\s*$/.exec(text);
    return found && { month: Number(found[1]), year: 2000 + Number(found[2]) };
  }

  const complaints = {
    email: (value) => (/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/.test(value.trim()) ? '' : 'Indique une adresse e-mail valide.'),
    number: (value) => (passesLuhn(digits(value)) ? '' : "Ce numéro de carte n'est pas valide."),
    expiry: (value) => {
      const expiry = expiryOf(value);
      if (!expiry || expiry.month < 1 || expiry.month > 12) return 'Indique la date sous la forme MM/AA.';
      return new Date(expiry.year, expiry.month, 1) > new Date() ? '' : 'Cette carte a expiré.';
    },
    cvc: (value) => (/^\\d{3,4}$/.test(value.trim()) ? '' : 'Indique les 3 chiffres au dos de ta carte.'),
    name: (value) => (value.trim() ? '' : 'Indique le nom inscrit sur ta carte.'),
  };

  function show(name) {
    const input = form.elements[name];
    const text = complaints[name](input.value);
    const error = document.getElementById(name + '-error');
    error.textContent = text;
    error.hidden = text === '';
    input.setAttribute('aria-invalid', String(text !== ''));
    return text === '';
  }

  form.elements.number.addEventListener('input', ({ target }) => {
    const atEnd = target.selectionStart === target.value.length;
    if (atEnd) target.value = digits(target.value).slice(0, 19).replace(/(\\d{4})(?=\\d)/g, '$1 ');
  });
  form.elements.expiry.addEventListener('input', ({ target, inputType }) => {
    if (inputType !== 'deleteContentBackward' && /^\\d{2}$/.test(target.value)) target.value += '/';
  });
  // Errors are updated while typing, never when a field loses focus: a message that appears then would move the button
  // away from under a click.
  for (const name of Object.keys(complaints)) {
    form.elements[name].addEventListener('input', ({ target }) => {
      if (target.getAttribute('aria-invalid') === 'true') show(name);
    });
  }

  function setPaying(paying) {
    isPaying = paying;
    button.disabled = paying;
    spinner.hidden = !paying;
    buttonText.textContent = paying ? 'Paiement en cours…' : wording;
    progress.textContent = paying ? 'Ne ferme pas cette page : le paiement est en cours.' : '';
  }

  function fail(text) {
    alertBox.textContent = text;
    alertBox.hidden = false;
    setPaying(false);
  }

  async function pay(authenticate) {
    const expiry = expiryOf(form.elements.expiry.value);
    const response = await fetch('/c/confirm/' + encodeURIComponent(root.dataset.session), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        secret: root.dataset.secret,
        card: digits(form.elements.number.value),
        expMonth: expiry.month,
        expYear: expiry.year,
        email: form.elements.email.value.trim(),
        name: form.elements.name.value.trim(),
        authenticate,
      }),
    });
    if (!response.ok) throw new Error('The sandbox failed.');
    const result = await response.json();
    if (result.status === 'refused') return fail(result.message);
    if (result.status === 'requires_action') return bank.showModal();
    buttonText.textContent = 'Paiement accepté';
    progress.textContent = 'Paiement accepté.';
    tellParent({ event: 'complete', returnUrl: result.returnUrl });
    if (!isFramed && result.returnUrl) window.location.assign(result.returnUrl);
  }

  function tryToPay(authenticate) {
    alertBox.hidden = true;
    setPaying(true);
    pay(authenticate).catch(() => fail('La connexion a échoué. Vérifie ton réseau et réessaie.'));
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isPaying) return;
    const wrong = Object.keys(complaints).filter((name) => !show(name));
    if (wrong.length > 0) form.elements[wrong[0]].focus();
    else tryToPay();
  });
  function answerBank(answer) {
    bank.close();
    tryToPay(answer);
  }
  document.getElementById('approve').addEventListener('click', () => answerBank('approve'));
  document.getElementById('refuse').addEventListener('click', () => answerBank('fail'));
  bank.addEventListener('cancel', (event) => {
    event.preventDefault();
    answerBank('fail');
  });
  setPaying(false);
})();
`;
