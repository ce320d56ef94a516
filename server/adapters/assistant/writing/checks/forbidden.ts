// Words that no text for a stranger may hold, whoever wrote it. On folded text. Wider than what the engine filters out of
// its own sentences: a model can say anything.

export const looks =
  /\b(?:tu es|t'es|te trouve|tu m'as l'air|vous etes|vous trouve)(?: (?:vraiment|si|tellement|trop|tres|super|hyper|la plus|le plus|plutot))* (?:belle|beau|canon|sexy|sublime|magnifique|mignonn?e?|jolie?|craquante?|ravissante?|attirante?|desirable|bonne(?= *(?:[.!?,]|$)))(?![a-z])|\b(?:ton|ta|tes|votre|vos) (?:\w+ )?(?:sourire|yeux|regard|visage|corps|bouche|levres|jambes|formes|courbes|silhouette|physique|cheveux|fossettes|poitrine|peau|beaute|charmes)\b|\b(?:beau|joli|belle|jolie) (?:gosse|brune?|blonde?|sourire|yeux|fille|mec|plante)\b|\bsur (?:tes|vos) photos? (?:tu es|t'es|vous etes)\b/;
export const sexual =
  /\b(?:nue?s?|nudes?|a poil|au lit|dans (?:mon|ton|votre|notre) lit|sous (?:la|ma|ta) couette|coucher (?:avec|ensemble)|sexe|sexuel\w*|sexto|caress\w+|embrass\w+|galipettes?|lingerie|sous-vetements?|deshabill\w+|orgasm\w+|coquin\w*|sensuel\w*|erotiq\w+|petit-dejeuner au lit|finir la nuit|passer la nuit|dormir (?:chez|avec) (?:moi|toi)|preliminaires|fantasm\w+)\b/;
export const pushy =
  /\b(?:allez,? (?:stp|s'il te plait|dis oui)|reponds(?:-moi| moi)|tu (?:ne )?reponds (?:pas|plus)|pourquoi (?:tu|ce silence|vous)(?: ne)? reponds?\w* (?:pas|plus)|j'insiste|tu me dois|derniere chance|tu vas (?:le )?regretter|t'as pas le choix|tu n'as pas le choix|ne (?:me )?dis pas non|un non (?:ne )?(?:compte|marche) pas|je (?:ne )?(?:prends|accepte) pas (?:de |un )?non|je (?:ne )?lacherai pas|t'es obligee?|tu es obligee?|c'est maintenant ou jamais|tu me laisses en vu|tu m'ignores|toujours pas de reponse)\b/;
export const meta =
  /\b(?:en tant qu'(?:ia|assistant|intelligence|modele)|(?:je suis|suis) (?:une? )?(?:ia|intelligence artificielle|assistant virtuel|modele de langage|chatbot|chatgpt)|modele de langage|as an ai|language model|system prompt|prompt|mes instructions|(?:tes|les|mes) consignes|mot de passe|password|cle api|api key|ignore[rz]? (?:tes|les|mes|toutes)|voici (?:trois|3|une|ma|les) (?:reponses?|propositions?|messages?)|je ne peux pas (?:repondre|ecrire|t'aider|vous aider|aider|generer|fournir|satisfaire|acceder|traiter|faire cela|creer)|je suis desolee?,? mais je ne|i (?:can't|cannot|can not|am unable|'m sorry)|humoristique|option \d)\b|<\/?[a-z]|```|\*\*|^#+ /;
/** The whole answer turns the task down. */
export const refusal =
  /^(?:(?:desolee?|je suis desolee?|navree?|malheureusement)[ ,.!]*(?:mais )?)?(?:je (?:ne )?(?:peux|pourrai|suis) (?:malheureusement )?pas|i(?:'m| am) (?:sorry|unable|not able)|i (?:can't|cannot|won't)|sorry)/;
