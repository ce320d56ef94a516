import type { LexiconGroup } from './entry.ts';

/** What one eats and drinks. */
export const food: LexiconGroup[] = [
  {
    topic: 'food',
    kind: 'count',
    m: `
      burger=burgers,hamburger; kebab=kebabs; croque-monsieur; couscous#mass; curry#mass=currys;
      pad thaï#mass=pad thai; tajine=tajines; bo bun=bobun; poulet rôti; risotto#mass; fromage#mass=fromages;
      chocolat#mass; barbecue=barbecues,bbq; brunch=brunchs,bruncher; houmous#mass; saucisson#mass; pot-au-feu;
      bœuf bourguignon#mass=bourguignon; cassoulet#mass; phở#mass=pho; bibimbap=bibimbaps; croissant=croissants;
      gratin dauphinois; poke bowl=poke bowls,poke; welsh; kouign-amann; avocado toast; homard; foie gras#mass;
      maroilles#mass; reblochon#mass; camembert#mass; aligot#mass; ceviche#mass`,
    f: `
      pizza=pizzas; raclette=raclettes; fondue=fondues; tartiflette=tartiflettes; paella=paellas;
      choucroute=choucroutes; quiche=quiches; galette=galettes; glace=glaces; ratatouille; bouillabaisse;
      carbonara#mass; blanquette; tarte=tartes; soupe=soupes; salade=salades; charcuterie#mass;
      cuisine italienne#mass; cuisine japonaise#mass; cuisine indienne#mass; cuisine thaï#mass;
      cuisine libanaise#mass; burrata; feijoada; moussaka; flammekueche=tarte flambee`,
    mp: `
      sushis=sushi,maki,makis; ramen=ramens; tacos; gyozas=gyoza; nems=nem; falafels=falafel; spaghettis;
      mezzés=mezze; empanadas#f=empanada; fruits de mer; dumplings; churros; macarons=macaron; bonbons`,
    fp: `
      pâtes=pates; lasagnes=lasagne; crêpes=crepe; huîtres=huitre; gaufres=gaufre; frites; tapas;
      moules-frites=moules; gnocchis#m=gnocchi; cornichons#m`,
  },
  {
    topic: 'baking',
    kind: 'count',
    m: `
      gâteau=gateaux; tiramisu=tiramisus; cheesecake=cheesecakes; pain maison=pain au levain,levain;
      fondant au chocolat; flan=flans; brownie=brownies; cake=cakes,banana bread; fraisier; Paris-Brest`,
    f: 'tarte au citron; brioche=brioches; bûche=buche',
    mp: 'cookies=cookie; muffins=muffin; sablés',
    fp: 'madeleines=madeleine',
  },
  {
    topic: 'restaurant',
    kind: 'count',
    m: 'resto=restaurant,restos,restaurants; resto italien; resto coréen; food truck',
    f: 'cantine; brasserie; crêperie; pizzeria',
  },
  {
    topic: 'coffee',
    kind: 'count',
    m: `
      café=cafes; café latte=latte,lattes; matcha#mass; thé=thes; chocolat chaud=chocolats chauds;
      coffee shop=coffee shops; salon de thé; expresso=espresso; chaï latte=chai latte; bubble tea=bubble teas`,
    f: 'tisane=tisanes',
  },
  {
    topic: 'drinks',
    kind: 'count',
    m: `
      apéro=aperos,aperitif; verre=verres; cocktail=cocktails; spritz; mojito=mojitos; vin#mass=vins,pinard;
      vin nature#mass; champagne#mass; bar à vin=bars a vin,bar a vins; bar=bars; rhum#mass=rhums; gin tonic=gin;
      pastis; kombucha#mass; pub=pubs; whisky#mass`,
    f: `
      bière=bieres,binouze; IPA; sangria; terrasse=terrasses; pinte=pintes; margarita=margaritas; caïpirinha;
      guinguette=guinguettes`,
  },
];
