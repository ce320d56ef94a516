import type { ChatApp } from '#contract/reading.ts';

// What each app looks like, light and dark: data to edit when an app changes its design.

export interface AppLook {
  /** Colours of the user's messages in the app and its themes. */
  mine: string[];
  theirs: string[];
  page: string[];
  /** The time stands inside each bubble. */
  hasTimes: boolean;
  /** The match's portrait stands beside their messages; null where only some versions show it. */
  hasAvatars: boolean | null;
  /** Bubbles have a tail. */
  hasTails: boolean;
  /** The name stands in the middle of the header; null where only some versions centre it. */
  isNameCentred: boolean | null;
  /** Hints of the empty input box, the most characteristic first. */
  hints: RegExp[];
  /** Text of the header besides the name; recognition may lose its spaces. */
  header?: RegExp;
}

export const appLooks: Record<Exclude<ChatApp, 'unknown' | 'snapchat'>, AppLook> = {
  tinder: {
    mine: ['#1786ff', '#106bd5', '#0a63d0', '#fd4358', '#fe3c72'],
    theirs: ['#f0f2f4', '#e9eef3', '#21262e', '#2a2f37'],
    page: ['#ffffff', '#111418', '#000000'],
    hasTimes: false,
    hasAvatars: true,
    hasTails: false,
    isNameCentred: null,
    hints: [/\bgif\b|envoyer$/i, /^(écri(s|re|vez)|saisis|tape) un message$/i],
    header: /^acti(f|ve) ?récemment/i,
  },
  bumble: {
    mine: ['#ffc629', '#ffe7a0', '#ffd966', '#5c4a12'],
    theirs: ['#f0f0f0', '#f5f5f5', '#303030', '#2a2a2a'],
    page: ['#ffffff', '#191919', '#000000'],
    hasTimes: false,
    hasAvatars: true,
    hasTails: false,
    isNameCentred: false,
    hints: [/^écri(s|re|vez) un message ?\.+/i, /^aa/i],
  },
  hinge: {
    mine: ['#6a2c70', '#5b2a62', '#8a5cd1', '#7b3b83'],
    theirs: ['#f1efed', '#f8f7f5', '#f3f3f3', '#2a2a2a'],
    page: ['#ffffff', '#fdfcfb', '#121212'],
    hasTimes: false,
    hasAvatars: false,
    hasTails: false,
    isNameCentred: false,
    hints: [/^envoi?e[rz]? un message$/i, /^envo/i],
    header: /\bchat\b.*\bprofil\b/i,
  },
  fruitz: {
    mine: ['#ff3e6c', '#ff5c63', '#f23a66', '#874de1', '#ff4b6e', '#ff6f61', '#ff8259'],
    theirs: ['#f2eff5', '#30263f', '#2d2838'],
    page: ['#ffffff', '#1a1326', '#17141f'],
    hasTimes: false,
    hasAvatars: null,
    hasTails: false,
    isNameCentred: false,
    hints: [/^écri(s|re|vez) (ton|votre) message/i],
  },
  happn: {
    mine: ['#006ef5', '#1ca7c4', '#0a63d6', '#3b6ea8', '#0fa3b1', '#2d5be3', '#4a55e2'],
    theirs: ['#eef1f4', '#f3f4f6', '#f1f2f7', '#1f2d3d'],
    page: ['#ffffff', '#0e1621', '#121212'],
    hasTimes: false,
    hasAvatars: null,
    hasTails: false,
    isNameCentred: false,
    hints: [/^(ton|votre) message$/i, /^écri(s|re|vez) (quelque chose|(ton|votre) message)/i],
    header: /crois[ée]|^à ?\d+([.,]\d+)? ?k?m$/i,
  },
  instagram: {
    mine: ['#4a5df9', '#3797f0', '#7b3ff2', '#a033ff', '#5b51d8', '#0095f6'],
    theirs: ['#efefef', '#f0f2f5', '#262626', '#25292e'],
    page: ['#ffffff', '#000000', '#0c1014'],
    hasTimes: false,
    hasAvatars: true,
    hasTails: false,
    isNameCentred: false,
    hints: [/(votre|envoyer un) message ?\.+/i, /^message ?\.+/i],
    header: /^acti(f|ve)(\(ve\))? ?(il|maintenant|aujourd|hier)|^[a-z0-9]+[._][a-z0-9._]+$/i,
  },
  messenger: {
    mine: ['#0084ff', '#0a7cff', '#008bff', '#e04f8f', '#7a5cff', '#6633ff'],
    theirs: ['#f0f0f0', '#e4e6eb', '#303030', '#3a3b3c'],
    page: ['#ffffff', '#000000', '#18191a'],
    hasTimes: false,
    hasAvatars: true,
    hasTails: false,
    isNameCentred: false,
    hints: [/^[^\p{L}]*aa\b/iu, /^message$|^écri(re|vez) un message$/i],
    header: /^(en ?ligne|acti(f|ve)) ?il ?y ?a|\bmessenger\b/i,
  },
  whatsapp: {
    mine: ['#d9fdd3', '#dcf8c6', '#005c4b', '#144d37', '#054740', '#e7ffdb'],
    theirs: ['#ffffff', '#202c33', '#242626', '#1f2c34', '#262d31'],
    page: ['#efeae2', '#ece5dd', '#0b141a', '#161717'],
    hasTimes: true,
    hasAvatars: false,
    hasTails: true,
    isNameCentred: false,
    hints: [/^[^\p{L}]*message[^\p{L}]*$/iu, /^(entre[rz]|tape[rz]|écri(re|vez)) un message/i],
    header:
      /^en ?ligne$|^vue? ?(à|hier|aujourd|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|écrit$|train ?d.écrire/,
  },
  imessage: {
    mine: ['#007aff', '#0a84ff', '#34c759', '#30d158', '#0b93f6'],
    theirs: ['#e9e9eb', '#e5e5ea', '#262628', '#3b3b3d'],
    page: ['#ffffff', '#000000'],
    hasTimes: false,
    hasAvatars: false,
    hasTails: true,
    isNameCentred: true,
    hints: [/^imessage/i, /^message texte$|^sms$/i, /^message$/i],
  },
  telegram: {
    mine: ['#effdde', '#e1ffc7', '#3390ec', '#8774e1', '#2b5278', '#313131', '#5ea3de'],
    theirs: ['#ffffff', '#f1f1f4', '#212121', '#182533', '#1c1c1e'],
    page: ['#c9dcb8', '#ffffff', '#0f0f0f', '#0e1621', '#000000', '#87b28a'],
    hasTimes: true,
    hasAvatars: false,
    hasTails: true,
    isNameCentred: null,
    hints: [/^[^\p{L}]*message[^\p{L}]*$/iu, /^écri(re|vez) un message/i],
    header: /^en ?ligne$|^vue? ?(à|récemment|hier|il)|dernière ?connexion/,
  },
  sms: {
    mine: ['#0b57d0', '#1a73e8', '#d3e3fd', '#c2e7ff', '#004a77', '#a8c7fa', '#7cacf8', '#185abc'],
    theirs: ['#f2f2f2', '#f0f0f4', '#e9eef6', '#2d2f31', '#303134', '#1e1f20'],
    page: ['#ffffff', '#fdfcff', '#131314', '#1f1f1f'],
    hasTimes: false,
    hasAvatars: false,
    hasTails: false,
    isNameCentred: false,
    hints: [/message rcs|message texte|^sms/i],
    header: /^\+?\d[\d .]{7,}$/,
  },
};
